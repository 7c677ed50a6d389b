#!/bin/sh
# Runs a command with DATABASE_URL_TEST pointing at a throwaway PostgreSQL server:
#   scripts/postgres-for-tests.sh npm test
# Uses the PostgreSQL programs on this machine; exits with 69 when there are none.
set -eu

if [ $# -eq 0 ]; then
  echo "Usage: $0 COMMAND [ARGUMENT]..." >&2
  exit 64
fi

programs=
for candidate in "$(dirname "$(command -v initdb 2>/dev/null || echo /none/initdb)")" /usr/lib/postgresql/*/bin; do
  if [ -x "$candidate/initdb" ] && [ -x "$candidate/pg_ctl" ]; then programs=$candidate; fi
done
if [ -z "$programs" ]; then
  echo "PostgreSQL is not installed here (no initdb and pg_ctl in PATH or /usr/lib/postgresql)." >&2
  exit 69
fi

folder=$(mktemp -d "${TMPDIR:-/tmp}/postgres-for-tests.XXXXXX")
# PostgreSQL refuses to run as root: then the unprivileged user postgres or nobody runs it.
if [ "$(id -u)" -eq 0 ]; then
  owner=postgres
  id "$owner" >/dev/null 2>&1 || owner=nobody
  chown "$owner" "$folder"
  as_owner() { setpriv --reuid "$owner" --regid "$(id -g "$owner")" --clear-groups env HOME="$folder" "$@"; }
else
  as_owner() { "$@"; }
fi
here=$(pwd)
stop() {
  (cd "$folder" && as_owner "$programs/pg_ctl" -D "$folder/data" -m immediate -w stop >/dev/null 2>&1) || true
  rm -rf "$folder"
}
trap stop EXIT
trap 'exit 130' INT TERM

cd "$folder"
as_owner "$programs/initdb" -D "$folder/data" -U tester -A trust -E UTF8 --no-sync >"$folder/initdb.log" 2>&1 || {
  cat "$folder/initdb.log" >&2
  exit 70
}
port=
for candidate in 54321 54331 54341 54351 54361 54371 54381 54391; do
  if as_owner "$programs/pg_ctl" -D "$folder/data" -w -t 30 -l "$folder/data/server.log" \
    -o "-p $candidate -c listen_addresses=127.0.0.1 -c unix_socket_directories=$folder -c fsync=off" \
    start >/dev/null 2>&1; then
    port=$candidate
    break
  fi
done
if [ -z "$port" ]; then
  cat "$folder/data/server.log" >&2
  exit 70
fi
cd "$here"
export DATABASE_URL_TEST="postgres://tester@127.0.0.1:$port/postgres"
"$@"
