/** What is looked at of bytes; names of an answer come again and again in it. */
const mostBytes = 1024 * 1024;
/** A name that a source gives its fields; what else objects go by are ids and addresses. */
const fieldName = /^[@$_]?[A-Za-z][A-Za-z_.:@-]{0,59}$/;

/**
 * The names of fields and elements in what a payload holds of its source, each once and in order: keys of JSON and names
 * of XML, also of what it has as bytes. Pages say nothing by theirs and are left out, and so are the names of the
 * payload's own parts, which are ours.
 */
export function namesIn(raw: unknown): string[] {
  const names = new Set<string>();
  for (const part of Object.values(raw ?? {})) collect(part, names);
  return [...names].sort();
}

function collect(value: unknown, names: Set<string>): void {
  if (value instanceof Uint8Array) return collectText(value, names);
  if (Array.isArray(value)) return value.forEach((one: unknown) => collect(one, names));
  if (typeof value !== 'object' || value === null) return;
  // A file with what is known of it.
  if ('bytes' in value && value.bytes instanceof Uint8Array) return collect(value.bytes, names);
  // An element of a tree of XML has its name as a value.
  const isElement = 'name' in value && 'content' in value && Array.isArray(value.content);
  for (const [key, one] of Object.entries(value) as [string, unknown][]) {
    if (isElement && key === 'name') add(String(one), names);
    else {
      add(key, names);
      collect(one, names);
    }
  }
}

function collectText(bytes: Uint8Array, names: Set<string>): void {
  const text = new TextDecoder('utf-8').decode(bytes.subarray(0, mostBytes)).trimStart();
  if (/^(\uFEFF)?[[{]/.test(text)) {
    for (const [, key] of text.matchAll(/"([^"\\]{1,60})"\s*:/g)) add(key!, names);
  } else if (text.startsWith('<') && !/<html[\s>]/i.test(text.slice(0, 2_000))) {
    for (const [, element] of text.matchAll(/<([A-Za-z_][\w:.-]{0,59})/g)) add(element!, names);
  }
}

function add(name: string, names: Set<string>): void {
  if (fieldName.test(name)) names.add(name);
}
