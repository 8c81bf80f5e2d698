import type { ComponentProps, ReactNode } from 'react';
import type { ContentTarget } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { useLocale } from '#src/messages/text.ts';
import { ButtonLink, type ButtonLook } from '#src/ui/text/Button.tsx';
import { Link } from '#src/ui/text/Link.tsx';

const destinationOf = (target: ContentTarget, locale: string) => ({
  href: inLocale(locale, target.url),
  isExternal: target.targetAttribute === '_blank',
});

/** An editors' link target, as a plain link around any content. */
export function TargetLink({
  target,
  children = target.text,
  variant = 'plain',
  ...rest
}: { target: ContentTarget; children?: ReactNode } & Omit<ComponentProps<typeof Link>, 'href' | 'target'>) {
  return (
    <Link {...destinationOf(target, useLocale())} {...rest} variant={variant}>
      {children}
    </Link>
  );
}

const looks: Record<string, ButtonLook['variant']> = {
  primary: 'primary',
  secondary: 'secondary',
  outline: 'secondary',
};

/** A link target in the editors' style: a button, or a standalone link. `leading` is the one accent of the screen. */
export function Target({ target, leading, isWide }: { target: ContentTarget; leading?: boolean; isWide?: boolean }) {
  const locale = useLocale();
  const { style = 'link', size, text } = target;
  if (style === 'link') return <TargetLink target={target} variant="standalone" />;
  const variant = leading && style === 'primary' ? 'accent' : looks[style];
  return (
    <ButtonLink {...destinationOf(target, locale)} variant={variant} size={size} isWide={isWide}>
      {text}
    </ButtonLink>
  );
}
