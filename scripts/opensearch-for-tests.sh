#!/bin/sh
# Runs a command with OPENSEARCH_URL pointing at a throwaway OpenSearch node:
#   scripts/opensearch-for-tests.sh npm test
# Needs Java 17 or later and Maven, which fetches OpenSearch once; exits with 69 when it cannot be had.
# When OPENSEARCH_URL is set already, that node is used.
set -eu

if [ $# -eq 0 ]; then
  echo "Usage: $0 COMMAND [ARGUMENT]..." >&2
  exit 64
fi
if [ -n "${OPENSEARCH_URL:-}" ]; then exec "$@"; fi
for program in java mvn; do
  if ! command -v "$program" >/dev/null 2>&1; then
    echo "OpenSearch for the tests needs $program, which is not installed here." >&2
    exit 69
  fi
done

parts=$(cd "$(dirname "$0")/opensearch" && pwd)
cache="${XDG_CACHE_HOME:-$HOME/.cache}/policy-monitor/opensearch-$(cksum <"$parts/pom.xml" | cut -d ' ' -f 1)"
if [ ! -d "$cache" ]; then
  echo "Fetching OpenSearch for the tests (once)." >&2
  rm -rf "$cache.part"
  mkdir -p "$(dirname "$cache")"
  mvn -q -B -f "$parts/pom.xml" org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy-dependencies \
    -DincludeScope=runtime -DoutputDirectory="$cache.part" >&2 || {
    echo "OpenSearch could not be fetched." >&2
    exit 69
  }
  mv "$cache.part" "$cache"
fi

folder=$(mktemp -d "${TMPDIR:-/tmp}/opensearch-for-tests.XXXXXX")
node=
stop() {
  if [ -n "$node" ]; then
    kill "$node" 2>/dev/null || true
    wait "$node" 2>/dev/null || true
  fi
  rm -rf "$folder"
}
trap stop EXIT
trap 'exit 130' INT TERM

memory=${OPENSEARCH_MEMORY:-1g}
java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC "-Xms$memory" "-Xmx$memory" -cp "$cache/*" "$parts/StartNode.java" "$folder" >"$folder/log" 2>&1 &
node=$!
waited=0
while [ ! -f "$folder/address" ]; do
  if ! kill -0 "$node" 2>/dev/null || [ "$waited" -ge 120 ]; then
    cat "$folder/log" >&2
    exit 70
  fi
  sleep 1
  waited=$((waited + 1))
done
OPENSEARCH_URL=$(cat "$folder/address")
export OPENSEARCH_URL
"$@"
