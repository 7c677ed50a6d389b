// Loaded into the measured server: tells its memory and event-loop delay when asked, and starts afresh.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
process.on('message', (message) => {
  if (message !== 'figures') return;
  process.send?.({
    rss: process.memoryUsage.rss(),
    // The histogram counts from the timer's own period of 5 ms.
    delayP99: delay.percentile(99) / 1e6 - 5,
    delayMax: delay.max / 1e6 - 5,
  });
  delay.reset();
});
// The channel alone must not keep the server from closing.
process.channel?.unref();
