import { css } from '@linaria/core';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../text/Icon.tsx';
import { colour, motion, space, text } from '../theme/tokens.ts';
import { PasswordField } from './TextField.tsx';

/** A rule for passwords and its words. */
export interface ListedRule {
  label: string;
  isMet: (password: string) => boolean;
}

interface Props {
  label: string;
  name: string;
  rules: readonly ListedRule[];
  /** What a reader hears before a rule that is met, and before one that is not. */
  marks: { met: string; unmet: string };
  /** The error of a password that breaks a rule. */
  invalid: string;
  error?: string | null;
  /** A second field for the same password; `different` is the error of another one. */
  confirm?: { label: string; name: string; different: string; error?: string | null };
}

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${space[1]} ${space[4]};
  margin: ${space[2]} 0 0;
  padding: 0;
  list-style: none;
  font-size: ${text.sm};
  line-height: 1.4;

  & li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    color: ${colour.inkSoft};
    transition: color ${motion.fast} ${motion.easeOut};
  }

  & li[data-met] {
    color: ${colour.success};
  }
`;

/** A new password with the list of its rules, which are ticked as one types, and a second field for it. */
export function NewPasswordField({ label, name, rules, marks, invalid, error, confirm }: Props) {
  const control = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');

  // What was typed before hydration counts.
  useEffect(() => setTyped(control.current?.value ?? ''), []);

  return (
    <>
      <div>
        <PasswordField
          ref={control}
          label={label}
          name={name}
          autoComplete="new-password"
          maxLength={128}
          isRequired
          error={error ?? null}
          onChange={setTyped}
          validate={(value) => (rules.every(({ isMet }) => isMet(value)) ? null : invalid)}
        />
        <ul className={list}>
          {rules.map(({ label: rule, isMet }) => (
            <li key={rule} data-met={isMet(typed) || undefined}>
              <Icon name={isMet(typed) ? 'check' : 'minus'} size="sm" label={isMet(typed) ? marks.met : marks.unmet} />
              {rule}
            </li>
          ))}
        </ul>
      </div>
      {confirm && (
        <PasswordField
          label={confirm.label}
          name={confirm.name}
          autoComplete="new-password"
          maxLength={128}
          isRequired
          error={confirm.error ?? null}
          validate={(value) => (value === typed ? null : confirm.different)}
        />
      )}
    </>
  );
}
