// Loaded before the shop (`node --import`), or a process of its own: measures its event loop and memory, and sends them
// to the parent process on request.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
process.on('message', (asked) => {
  if (asked === 'reset') {
    delay.reset();
    process.send?.(true);
  }
  // In milliseconds. A punctual timer of 5 ms counts as no delay.
  if (asked === 'delay')
    process.send?.({ p50: delay.percentile(50) / 1e6, p99: delay.percentile(99) / 1e6, max: delay.max / 1e6 });
  // The peak of resident memory, in megabytes.
  if (asked === 'peak') process.send?.(process.resourceUsage().maxRSS / 1024);
});
// The channel does not keep the shop from ending.
if (process.argv[1] !== fileURLToPath(import.meta.url)) process.channel?.unref();
