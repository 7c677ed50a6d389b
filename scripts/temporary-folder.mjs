// Tests make and remove thousands of small files and databases, for which a disk can take longer than all else they do:
// where the system keeps a folder in memory, and there is room in it, they are made there.
import { statfsSync } from 'node:fs';

const inMemory = '/dev/shm';
/** Bytes, ten times what all tests at once have taken; what is full fails every test that writes. */
const room = 4 * 2 ** 30;

if (process.platform === 'linux' && !process.env.TMPDIR) {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    if (bavail * bsize >= room) process.env.TMPDIR = inMemory;
  } catch {
    // There is none: the disk it is.
  }
}
