import type { ReactNode } from 'react';
import type { ApiFailure } from '#machines/shared/failure.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';

interface Props<Reason extends string> {
  lead: string;
  legend: string;
  reasons: readonly { value: Reason; label: string }[];
  submit: string;
  isBusy: boolean;
  failure: ApiFailure | null;
  onReport: (reason: Reason) => void;
  /** Below the button. */
  children?: ReactNode;
}

/** Asks what is wrong with something that another shopper published. */
export function ReportForm<Reason extends string>(props: Props<Reason>) {
  const { lead, legend, reasons, submit, isBusy, failure, onReport, children } = props;
  const wordsOf = useFailureWords();
  const report = (data: FormData) => {
    const reason = reasons.find(({ value }) => value === data.get('reason'));
    if (reason) onReport(reason.value);
  };
  return (
    <Form isBusy={isBusy} onSubmit={(_, data) => report(data)}>
      <Text tone="soft">{lead}</Text>
      <FormError>{failure && wordsOf(failure)}</FormError>
      <RadioGroup label={legend} name="reason" options={reasons} isRequired />
      <Button type="submit" variant="accent" size="lg" isWide isBusy={isBusy}>
        {submit}
      </Button>
      {children}
    </Form>
  );
}
