#!/usr/bin/env bash
# Makes a client in Python of the description of the API and uses it: scripts/python-client.sh
# Ends with 69 where there is no Python or no way to its packages, as the scripts that need servers do.
set -euo pipefail
cd "$(dirname "$0")/.."
generator=openapi-python-client==0.29.1

# The Node that came with the product, where the one of the machine is an older one.
PATH="$PWD/node_modules/.bin:$PATH"

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
command -v python3 >/dev/null || exit 69
python3 -m venv "$folder/python" >/dev/null 2>&1 || exit 69
"$folder/python/bin/pip" install --quiet --disable-pip-version-check "$generator" || exit 69

node --input-type=module -e '
  import { writeFileSync } from "node:fs";
  import { describeApi } from "./server/src/platform/open-api/describe.ts";
  const description = await describeApi({ PRODUCT_NAME: "Product", BASE_URL: "https://product.example" }, "json");
  writeFileSync(process.argv[1], description);
' "$folder/openapi.json"

# Code is not put in order: that takes another program and changes nothing.
# What comes in lines of JSON is read by who asks for it.
printf 'post_hooks: []\ncontent_type_overrides:\n  application/x-ndjson: application/octet-stream\n' >"$folder/config.yaml"
"$folder/python/bin/openapi-python-client" generate --path "$folder/openapi.json" --config "$folder/config.yaml" \
  --output-path "$folder/client" --meta none --fail-on-warning
"$folder/python/bin/python" - "$folder" <<'PYTHON'
import importlib, json, pathlib, sys

folder = pathlib.Path(sys.argv[1])
sys.path.insert(0, str(folder))
description = json.loads((folder / "openapi.json").read_text())
calls = [call for path in description["paths"].values() for call in path.values()]
modules = [file for file in (folder / "client" / "api").glob("*/*.py") if file.stem != "__init__"]
assert len(modules) == len(calls), f"{len(modules)} of {len(calls)} calls became functions"
for file in modules:
    importlib.import_module(f"client.api.{file.parent.stem}.{file.stem}")

models = importlib.import_module("client.models")
search = models.SearchParameters(query="stroomnet", grouping_details=models.SearchParametersGroupingDetails(name=models.DomainId.NL))
assert search.to_dict()["groupingDetails"] == {"name": "nl"}, search.to_dict()
answer = description["paths"]["/api/document/timeline"]["post"]["responses"]["200"]["content"]["application/json"]["example"]
[hit] = models.TimelineResponse.from_dict(answer).data
assert hit.title.text == answer["data"][0]["title"]["text"] and hit.date.year == 2026, hit
print(f"a client in Python of {len(calls)} calls and {len(models.__all__)} models")
PYTHON
