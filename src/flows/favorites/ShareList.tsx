import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import {
  type FavoritesRef,
  selectHasName,
  selectIsSharing,
  selectShare,
  selectShareRefusal,
  selectShowsName,
} from '#machines/favorites/favorites.selectors.ts';
import type { FavoritesShare } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { favoritesText } from '#src/messages/favorites.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Text } from '#src/ui/text/Text.tsx';

const box = css`
  max-width: 44rem;
`;

interface Props {
  list: FavoritesRef;
  /** The link was copied, or could not be. */
  onCopied: (isCopied: boolean) => void;
}

/** How the list is shared: not at all, or by a link that can be ended. */
export function ShareList({ list, onCopied }: Props) {
  const t = useText(favoritesText);
  const failureWords = useFailureWords();
  const share = useSelector(list, selectShare);
  const isBusy = useSelector(list, selectIsSharing);
  const refusal = useSelector(list, selectShareRefusal);
  const locale = useLocale();
  const copy = (shared: FavoritesShare) =>
    navigator.clipboard.writeText(linkOf(shared, locale)).then(
      () => onCopied(true),
      () => onCopied(false),
    );
  return (
    <Card title={t('shareTitle')} level={2} className={box} tone="sunken">
      <Text tone="soft">{t('shareBody')}</Text>
      {refusal && (
        <Notice tone="error" isLive>
          {failureWords(refusal)}
        </Notice>
      )}
      {share && <Link list={list} share={share} />}
      <Stack direction="row" gap={3} wrap>
        {share && (
          <Button variant="secondary" icon="copy" onClick={() => void copy(share)}>
            {t('copy')}
          </Button>
        )}
        {/* One element, so that the focus stays on it when the link comes and goes. */}
        <Button
          variant={share ? 'quiet' : 'secondary'}
          isBusy={isBusy}
          onClick={() => list.send({ type: 'share.requested', isShared: !share, showsName: false })}
        >
          {t(share ? 'endShare' : 'share')}
        </Button>
      </Stack>
    </Card>
  );
}

const linkOf = ({ shareId }: FavoritesShare, locale: string) =>
  location.origin + inLocale(locale, `/shared/${shareId}`);

/** The link of a shared list, and whether its page names the owner. */
function Link({ list, share }: Pick<Props, 'list'> & { share: FavoritesShare }) {
  const t = useText(favoritesText);
  const locale = useLocale();
  const hasName = useSelector(list, selectHasName);
  const showsName = useSelector(list, selectShowsName);
  const link = linkOf(share, locale);
  return (
    <Stack gap={4}>
      <TextField key={link} name="link" label={t('link')} defaultValue={link} isReadOnly />
      {hasName && (
        <Checkbox
          name="showsName"
          isChecked={showsName}
          onChange={(isShown) => list.send({ type: 'share.requested', isShared: true, showsName: isShown })}
        >
          {t('showName')}
        </Checkbox>
      )}
    </Stack>
  );
}
