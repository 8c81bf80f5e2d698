/** Which installation of the shop a host is (catalogue 2, preview frame). */
export type HostLabel = 'localhost' | 'pullRequest' | 'dev' | 'qa' | 'preprod' | 'production' | 'unknown';

const kinds: readonly (readonly [RegExp, HostLabel])[] = [
  [/^(localhost|127(\.\d+){3}|\[::1\])$/, 'localhost'],
  [/(^|[.-])pr-?\d+([.-]|$)/, 'pullRequest'],
  [/(^|[.-])dev([.-]|$)/, 'dev'],
  [/(^|[.-])qa([.-]|$)/, 'qa'],
  [/(^|[.-])(pre-?prod|staging)([.-]|$)/, 'preprod'],
];

/** Returns which installation a host name is of; `publicHost` is the host of the shop's own address in production. */
export function hostLabel(hostname: string, publicHost: string | null): HostLabel {
  const host = hostname.toLowerCase();
  const [, label] = kinds.find(([pattern]) => pattern.test(host)) ?? [];
  return label ?? (host === publicHost ? 'production' : 'unknown');
}
