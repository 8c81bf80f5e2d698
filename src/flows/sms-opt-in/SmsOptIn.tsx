import { useSelector } from '@xstate/react';
import { selectScreen, type SmsOptInRef } from '#machines/sms-opt-in/sms-opt-in.selectors.ts';
import { smsOptInText } from '#src/messages/sms-opt-in.ts';
import { useText } from '#src/messages/text.ts';
import { Text } from '#src/ui/text/Text.tsx';
import { SmsBox } from './SmsBox.tsx';
import { SmsCode } from './SmsCode.tsx';

interface Props {
  actor: SmsOptInRef;
  /** Name of the consent in the form that sends it along. */
  name?: string;
  /** Of the box's text. */
  size?: 'sm' | 'md';
}

/** News by SMS: the box with its terms, then the code that confirms it. */
export function SmsOptIn({ actor, name, size = 'md' }: Props) {
  const t = useText(smsOptInText);
  const screen = useSelector(actor, selectScreen);
  if (screen === 'none') return null;
  if (screen === 'code') return <SmsCode actor={actor} />;
  if (screen === 'on') return <Text role="status">{t('on')}</Text>;
  return <SmsBox actor={actor} name={name} size={size} />;
}
