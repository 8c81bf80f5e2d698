export { watchTelemetry } from './watchTelemetry.ts';
