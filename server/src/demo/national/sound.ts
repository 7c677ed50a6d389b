/** Samples a second of the sound we make. */
const rate = 8_000;
const silence = 128;
const loudness = 34;
const headerBytes = 44;

/** A stretch in which one voice sounds, in milliseconds from the beginning. */
interface Stretch {
  from: number;
  to: number;
  /** Pitch of the voice in hertz. */
  pitch: number;
}

/**
 * A WAV file (8-bit PCM, mono, 8 kHz) of so many milliseconds in which soft tones stand for voices: a
 * pitch that rises and falls a little, in the rhythm of syllables. Between the stretches it is silent.
 */
export function writeSound(stretches: readonly Stretch[], length: number): Uint8Array {
  const samples = Math.ceil((length / 1_000) * rate);
  const file = Buffer.alloc(headerBytes + samples, silence);
  writeHeader(file, samples);
  for (const { from, to, pitch } of stretches) {
    const [first, last] = [from, to].map((instant) => Math.floor((instant / 1_000) * rate)) as [
      number,
      number,
    ];
    let phase = 0;
    for (let at = first; at < Math.min(last, samples); at += 1) {
      const seconds = (at - first) / rate;
      const melody = pitch * (1 + 0.06 * Math.sin(seconds * 2.1) + 0.03 * Math.sin(seconds * 7.3));
      phase += (2 * Math.PI * melody) / rate;
      const syllable = Math.sin(Math.PI * ((seconds * 3.4) % 1)) ** 2;
      const edge = Math.min(1, (at - first) / 400, (last - at) / 400);
      const tone = Math.sin(phase) + 0.4 * Math.sin(2 * phase) + 0.15 * Math.sin(3 * phase);
      file[headerBytes + at] = silence + Math.round(loudness * edge * syllable * tone);
    }
  }
  return file;
}

function writeHeader(file: Buffer, samples: number): void {
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(headerBytes - 8 + samples, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples, 40);
}
