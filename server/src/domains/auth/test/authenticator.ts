import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Json = Record<string, unknown>;
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest();

/** CBOR (RFC 8949) of what an authenticator says: small numbers, texts, bytes and maps. */
function cbor(value: unknown): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flat().map(cbor)]);
}

/** A security key in software (WebAuthn §6): ES256, attestation "none", which counts its uses. */
export function softAuthenticator({ host, origin }: { host: string; origin: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let uses = 0;
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const state = (flags: number, more = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(uses);
    return Buffer.concat([sha256(host), Buffer.from([flags]), counter, more]);
  };
  const answer = <Response extends Json>(response: Response) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  });
  return {
    /** What a browser answers to options for a new passkey. */
    make({ challenge }: { challenge: string }) {
      const bytes = (text: string | undefined) => Buffer.from(text!, 'base64url');
      const key = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, bytes(x)],
          [-3, bytes(y)],
        ]),
      );
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
        attestationObject: base64url(
          cbor(
            new Map<string, unknown>([
              ['fmt', 'none'],
              ['attStmt', new Map()],
              ['authData', state(0x41, attested)],
            ]),
          ),
        ),
      });
    },
    /** What it answers to options for the use of one, on a page of `from`; a copy of it has not counted the last use. */
    use({ challenge }: { challenge: string }, { from = origin, isCopy = false } = {}) {
      if (!isCopy) uses += 1;
      const data = clientData('webauthn.get', challenge, from);
      const authenticatorData = state(0x01);
      const signed = Buffer.concat([authenticatorData, sha256(data)]);
      return answer({
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(sign('sha256', signed, privateKey)),
      });
    },
  };
}
