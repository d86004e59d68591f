import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** An address as it is counted: IPv4 whole, also when it is written as IPv6; IPv6 by its first four groups, which is what one household has. */
export function countedAddress(address: string): string {
  const plain = address.startsWith('::ffff:') && isIPv4(address.slice(7)) ? address.slice(7) : address;
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}

/** An address as the log shows it: enough to recognise a neighbourhood, not a person. */
export function shortAddress(address: string): string {
  const plain = address.startsWith('::ffff:') && isIPv4(address.slice(7)) ? address.slice(7) : address;
  if (isIPv4(plain)) return plain.replace(/\d+$/, '0/24');
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 3).join(':')}::/48` : '?';
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const between = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(Math.max(0, between)).fill('0'), ...after].map((group) =>
    group.replace(/^0+(?=.)/, '').toLowerCase(),
  );
}

/** Addresses and networks (`203.0.113.7`, `203.0.113.0/24`, `2001:db8::/48`) that are kept out. */
export class Barred {
  #list = new BlockList();

  /** Those to keep out from now on, instead of those before. */
  set(networks: readonly string[]): void {
    const list = new BlockList();
    for (const network of networks) {
      const read = readNetwork(network);
      if (read !== null) list.addSubnet(read.address, read.bits, read.family);
    }
    this.#list = list;
  }

  has(address: string): boolean {
    const plain = address.startsWith('::ffff:') && isIPv4(address.slice(7)) ? address.slice(7) : address;
    return isIPv4(plain) ? this.#list.check(plain) : isIPv6(plain) && this.#list.check(plain, 'ipv6');
  }
}

interface Network {
  readonly address: string;
  readonly bits: number;
  readonly family: 'ipv4' | 'ipv6';
}

/** An address or a network as someone wrote it; null when it is neither. */
export function readNetwork(text: string): Network | null {
  const [address = '', bits] = text.split('/');
  const family = isIPv4(address) ? 'ipv4' : isIPv6(address) ? 'ipv6' : null;
  if (family === null) return null;
  const most = family === 'ipv4' ? 32 : 128;
  const width = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
  return width <= most ? { address, bits: width, family } : null;
}
