import { type ComponentProps, type MouseEvent, type ReactNode, use } from 'react';
import type { ContentTarget } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { useLocale } from '#src/messages/text.ts';
import { QuickShopContext } from '#src/ui/product/quick-shop-context.ts';
import { Button, ButtonLink } from '#src/ui/text/Button.tsx';
import { isPlainClick, Link } from '#src/ui/text/Link.tsx';
import { EventContext } from './event-context.ts';
import { FragmentsContext } from './fragments.ts';
import { targetLooks } from './target-looks.ts';

const destinationOf = (target: ContentTarget, locale: string) => ({
  href: inLocale(locale, target.url),
  isExternal: target.targetAttribute === '_blank',
});

/** What the address of a target says after its question mark: the dialog in its place is told the same. */
const askedIn = ({ url }: ContentTarget): Record<string, string> =>
  Object.fromEntries(new URL(url, 'https://shop.invalid').searchParams);

/** Returns what a press on a target does that opens a dialog; its address stays for other tabs and before scripts. */
function useDialog(target: ContentTarget): ((event: MouseEvent) => void) | undefined {
  const { dialog, fragmentId } = target;
  const { open } = use(QuickShopContext);
  const fragment = use(FragmentsContext)[fragmentId ?? ''];
  const event = use(EventContext);
  if (fragment !== undefined)
    return (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      document.getElementById(fragment)?.showPopover();
    };
  // Outside a block that announces an event there is none to sign up for: the address is opened.
  if (!dialog || (dialog === 'event-sign-up' && !event)) return undefined;
  return (press) => {
    if (!isPlainClick(press)) return;
    press.preventDefault();
    // Nothing waits for the shopper behind the dialog: an account that begins in it may be greeted.
    open({ ...askedIn(target), ...(event ? { event } : {}), mayGreet: true }, dialog);
  };
}

/** An editors' link target, as a plain link around any content. */
export function TargetLink({
  target,
  children = target.text,
  variant = 'plain',
  ...rest
}: { target: ContentTarget; children?: ReactNode } & Omit<ComponentProps<typeof Link>, 'href' | 'target'>) {
  return (
    <Link {...destinationOf(target, useLocale())} onClick={useDialog(target)} {...rest} variant={variant}>
      {children}
    </Link>
  );
}

/** A link target in the editors' style: a button, or a standalone link. `leading` is the one accent of the screen. */
export function Target({ target, leading, isWide }: { target: ContentTarget; leading?: boolean; isWide?: boolean }) {
  const locale = useLocale();
  const onClick = useDialog(target);
  const fragment = use(FragmentsContext)[target.fragmentId ?? ''];
  const { style = 'link', size, text } = target;
  const variant = leading && style === 'primary' ? 'accent' : targetLooks[style];
  if (fragment !== undefined)
    return (
      <Button variant={variant ?? 'quiet'} size={size} isWide={isWide} popoverTarget={fragment}>
        {text}
      </Button>
    );
  if (style === 'link') return <TargetLink target={target} variant="standalone" />;
  return (
    <ButtonLink {...destinationOf(target, locale)} onClick={onClick} variant={variant} size={size} isWide={isWide}>
      {text}
    </ButtonLink>
  );
}
