// Loaded into the measured server: tells its memory, its event-loop delay, the most the loop computed at a
// stretch and what all threads computed when asked, and starts afresh. Delay counts the waiting for a core too, computing does not.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
/** Microseconds this thread has computed. */
const computed = () => Object.values(process.threadCpuUsage()).reduce((sum, one) => sum + one, 0);
let before = computed();
let longest = 0;
let processor = process.cpuUsage();
setInterval(() => {
  const now = computed();
  longest = Math.max(longest, now - before);
  before = now;
}, 5).unref();
process.on('message', (message) => {
  if (message !== 'figures') return;
  process.send?.({
    rss: process.memoryUsage.rss(),
    // The histogram counts from the timer's own period of 5 ms.
    delayP99: delay.percentile(99) / 1e6 - 5,
    delayMax: delay.max / 1e6 - 5,
    computedMax: longest / 1e3,
    processor: Object.values(process.cpuUsage(processor)).reduce((sum, one) => sum + one, 0) / 1e3,
  });
  delay.reset();
  longest = 0;
  processor = process.cpuUsage();
});
// The channel alone must not keep the server from closing.
process.channel?.unref();
