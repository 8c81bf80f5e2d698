import { css } from '@linaria/core';
import type { Address } from '#openapi/generated/waymark.gen.ts';
import { addressLines } from './address-lines.ts';

const lines = css`
  font-style: normal;
`;

/** An address as on an envelope. */
export function AddressLines({ address, isInline = false }: { address: Address; isInline?: boolean }) {
  const written = addressLines(address);
  if (isInline) return <address className={lines}>{written.join(', ')}</address>;
  return (
    <address className={lines}>
      {written.map((line, place) => (
        <div key={place}>{line}</div>
      ))}
    </address>
  );
}
