// Preloaded into a shop of a test: its clock is CLOCK_AHEAD milliseconds ahead.
const RealDate = Date;
const ahead = Number(process.env['CLOCK_AHEAD'] ?? 0);
const now = () => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: unknown[], made) => Reflect.construct(target, args.length > 0 ? args : [now()], made),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
