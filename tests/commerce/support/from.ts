import { CLIENT_ADDRESS } from '#src/commerce/contract/call.ts';

/** Headers of a call from this client address. */
export const from = (address: string): Record<string, string> => ({ [CLIENT_ADDRESS]: address });

/** `count` different client addresses. */
export const addresses = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `198.51.${Math.floor(at / 250)}.${(at % 250) + 1}`);
