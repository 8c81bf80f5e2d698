import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { selectAddress, selectSuggestion } from '#machines/address-form/address-form.selectors.ts';
import type { Address } from '#openapi/generated/waymark.gen.ts';
import { addressText } from '#src/messages/address.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, media, space } from '#src/ui/theme/tokens.ts';
import { focusOnArrival } from '#src/flows/shared/focusOnArrival.ts';
import { addressLines } from '../shared/address-lines.ts';
import type { AddressFormRef } from '#machines/address-form/address-form.selectors.ts';

const both = css`
  display: grid;
  gap: ${space[4]};

  @media ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  & address {
    font-style: normal;
  }

  & mark {
    background: ${colour.mossSoft};
    color: inherit;
  }
`;

/** Shows the suggested address beside the typed one, with the differences marked. */
export function AddressSuggestion({ actor }: { actor: AddressFormRef }) {
  const t = useText(addressText);
  const typed = useSelector(actor, selectAddress);
  const suggestion = useSelector(actor, selectSuggestion);
  if (!typed || !suggestion) return null;
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Heading level={3} size="md" tabIndex={-1} ref={focusOnArrival}>
          {t('suggestionTitle')}
        </Heading>
        <Text tone="soft">{t('suggestionBody')}</Text>
      </Stack>
      <div className={both}>
        <Card title={t('suggested')} level={4} isSelected>
          <Lines address={suggestion} other={typed} />
        </Card>
        <Card title={t('asTyped')} level={4}>
          <Lines address={typed} />
        </Card>
      </div>
      <Stack gap={3}>
        <Button size="lg" isWide onClick={() => actor.send({ type: 'suggestion.accepted' })}>
          {t('useSuggested')}
        </Button>
        <Button variant="secondary" size="lg" isWide onClick={() => actor.send({ type: 'suggestion.declined' })}>
          {t('keepTyped')}
        </Button>
        <Button variant="quiet" onClick={() => actor.send({ type: 'address.reopened' })}>
          {t('editAgain')}
        </Button>
      </Stack>
    </Stack>
  );
}

function Lines({ address, other }: { address: Address; other?: Address }) {
  const known = other ? addressLines(other) : null;
  return (
    <address>
      {addressLines(address).map((line, place) => (
        <div key={place}>{known === null || known.includes(line) ? line : <mark>{line}</mark>}</div>
      ))}
    </address>
  );
}
