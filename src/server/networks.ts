import ip from 'ipaddr.js';
import { isIP } from 'node:net';

type Address = ReturnType<typeof ip.process>;
/** An address and the number of its significant bits. */
type Network = [Address, number];

/** True for the address of a proxy whose forwarding headers are trusted. */
export type IsTrusted = (address: string) => boolean;

const named: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * Parses an address; null if the text is not an address. An IPv4 address in an IPv6 one (`::ffff:192.0.2.1`) becomes
 * the IPv4 address.
 */
const parsed = (address: string): Address | null => (isIP(address) === 0 ? null : ip.process(address));

function networkOf(text: string): Network | null {
  const [address = '', bits, ...rest] = text.split('/');
  const base = isIP(address) === 0 || rest.length > 0 ? null : ip.parse(address);
  if (base === null) return null;
  // In a mapped address the number of bits would not count from the start of the IPv4 address.
  if (base instanceof ip.IPv6 && base.isIPv4MappedAddress()) return null;
  const most = base.kind() === 'ipv4' ? 32 : 128;
  if (bits === undefined) return [base, most];
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most ? [base, Number(bits)] : null;
}

/** Parses a list such as `loopback, 10.0.0.0/8, 2001:db8::/32`. Null if a part is not a network. */
export function readNetworks(list: string): IsTrusted | null {
  const texts = list.split(',').flatMap((text) => named[text.trim()] ?? [text.trim()]);
  const networks = texts.map(networkOf);
  if (!networks.every((network) => network !== null)) return null;
  return (text) => {
    const address = parsed(text);
    return (
      address !== null && networks.some(([base, bits]) => base.kind() === address.kind() && address.match(base, bits))
    );
  };
}

/**
 * The key by which limits count an address: the whole IPv4 address, or the first 64 bits of an IPv6 address, which one
 * connection gets. An IPv4 address in an IPv6 one counts as IPv4. Text that is not an address is returned unchanged.
 */
export function addressKey(text: string): string {
  const address = parsed(text);
  if (address === null) return text;
  if (address.kind() === 'ipv4') return address.toString();
  const network = new ip.IPv6([...address.toByteArray().slice(0, 8), ...Array<number>(8).fill(0)]);
  return `${network.toString()}/64`;
}
