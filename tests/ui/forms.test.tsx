import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '#src/ui/text/Button.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { NumberField } from '#src/ui/form/NumberField.tsx';
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { PasswordField, TextField } from '#src/ui/form/TextField.tsx';
import { expectAccessible } from './support.tsx';

describe('a form', () => {
  const onSubmit = vi.fn();
  const view = (props: { error?: string; isBusy?: boolean } = {}) => (
    <Form isBusy={props.isBusy} onSubmit={(_, data) => onSubmit(Object.fromEntries(data))}>
      <TextField label="Email" name="email" type="email" isRequired error={props.error} />
      <TextField label="Code" name="code" validate={(code) => (code === 'X' ? null : 'No such code')} />
      <SelectField
        label="Country"
        name="country"
        placeholder="Choose"
        isRequired
        options={[{ value: 'us', label: 'United States' }]}
      />
      <Checkbox name="terms" isRequired>
        I agree
      </Checkbox>
      <Button type="submit">Send</Button>
    </Form>
  );

  it('shows no errors until it is submitted, then shows them and focuses the first', async () => {
    onSubmit.mockClear();
    render(view());
    expect(screen.queryByText('This field is required')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getAllByText('This field is required')).toHaveLength(1);
    screen.getByText('Select an option');
    screen.getByText('Check this box to continue');
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(onSubmit).not.toHaveBeenCalled();
    await expectAccessible();
  });

  it('submits its data when all errors are corrected, and removes each error when it is corrected', async () => {
    onSubmit.mockClear();
    render(view());
    const email = screen.getByLabelText('Email');
    await userEvent.type(email, 'ines@');
    await userEvent.tab();
    expect(screen.getByText('Email is not valid')).toBeTruthy();
    expect(email.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(email, 'hill.test');
    expect(screen.queryByText('Email is not valid')).toBeNull();

    await userEvent.type(screen.getByLabelText('Code'), 'Y');
    await userEvent.tab();
    expect(screen.getByText('No such code')).toBeTruthy();
    await userEvent.clear(screen.getByLabelText('Code'));
    await userEvent.type(screen.getByLabelText('Code'), 'X');
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'us');
    await userEvent.click(screen.getByLabelText('I agree'));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledWith({ email: 'ines@hill.test', code: 'X', country: 'us', terms: 'on' });
  });

  it('checks all fields in one listener, so that a press renders the errors once', () => {
    const added = vi.spyOn(HTMLFormElement.prototype, 'addEventListener');
    const { container } = render(view());
    expect(added.mock.calls.filter(([name]) => name === 'submit')).toHaveLength(1);
    expect(container.querySelectorAll('input, select')).toHaveLength(4);
    added.mockRestore();
  });

  it('shows the flow’s error at the field until the field changes, and focuses it after the answer', async () => {
    const { rerender } = render(view({ isBusy: true }));
    rerender(view({ error: 'Already in use' }));
    expect(screen.getByText('Already in use')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    await userEvent.type(screen.getByLabelText('Email'), 'a');
    expect(screen.queryByText('Already in use')).toBeNull();
  });

  it('shows the refusal reason, and focuses it', async () => {
    const { rerender } = render(<FormError />);
    rerender(<FormError title="Declined">Try another card.</FormError>);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Try another card.');
    expect(document.activeElement).toBe(alert);
    await expectAccessible();
  });
});

describe('fields', () => {
  it('shows and hides a password', async () => {
    render(<PasswordField label="Password" name="password" />);
    const field = screen.getByLabelText('Password');
    expect(field.getAttribute('type')).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.getAttribute('type')).toBe('text');
    expect(screen.getByRole('button', { name: 'Hide password' })).toBeTruthy();
    await expectAccessible();
  });

  it('masks what is typed', async () => {
    const digits = (value: string) => value.replaceAll(/\D/g, '').replace(/^(\d{3})(\d)/, '$1 $2');
    render(<TextField label="Phone" name="phone" format={digits} />);
    await userEvent.type(screen.getByLabelText('Phone'), '55a512');
    expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('555 12');
  });

  it('marks an optional field', () => {
    render(<TextField label="Line 2" name="line2" isRequired={false} />);
    expect(screen.getByLabelText(/Line 2\s*optional/)).toBeTruthy();
  });

  it('chooses an option, and unfolds its content', async () => {
    const onChange = vi.fn();
    render(
      <RadioGroup
        label="Pay with"
        name="pay"
        defaultValue="card"
        onChange={onChange}
        error="Choose one"
        options={[
          { value: 'card', label: 'Card', content: 'Card number' },
          { value: 'gift', label: 'Gift card', description: 'Any amount', content: 'Gift card number' },
        ]}
      />,
    );
    expect(screen.getByText('Card number')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /Gift card/ }));
    expect(onChange).toHaveBeenCalledWith('gift');
    expect(screen.getByText('Gift card number')).toBeTruthy();
    expect(screen.queryByText('Card number')).toBeNull();
    await expectAccessible();
  });

  it('ignores the second press of a double click, which was meant for an earlier element', () => {
    const onChange = vi.fn();
    render(
      <RadioGroup
        label="Pay with"
        name="pay"
        value="card"
        onChange={onChange}
        options={[
          { value: 'card', label: 'Card' },
          { value: 'later', label: 'Later' },
        ]}
      />,
    );
    fireEvent.click(screen.getByText('Later'), { detail: 2 });
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Later'), { detail: 1 });
    expect(onChange).toHaveBeenCalledExactlyOnceWith('later');
  });

  it('shows an error until an option is chosen', async () => {
    const onSubmit = vi.fn();
    render(
      <Form onSubmit={onSubmit}>
        <RadioGroup
          label="Associate"
          name="seller"
          isRequired
          options={[
            { value: 'b', label: 'Bo' },
            { value: 'c', label: 'Cy' },
          ]}
        />
        <button type="submit">Go</button>
      </Form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByRole('group', { description: 'This field is required' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Bo' }));
    await expectAccessible();
    await userEvent.click(screen.getByRole('radio', { name: 'Cy' }));
    expect(screen.queryByText('This field is required')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('counts in steps', async () => {
    const onChange = vi.fn();
    render(<NumberField label="Points" defaultValue={100} step={50} onChange={onChange} error="Too many" />);
    await userEvent.click(screen.getByRole('button', { name: /Increase/ }));
    expect(onChange).toHaveBeenCalledWith(150);
    expect(screen.getByText('Too many')).toBeTruthy();
    await expectAccessible();
  });
});

describe('a date field', () => {
  it('reports a date that does not exist by its own rule', async () => {
    render(
      <Form onSubmit={() => {}}>
        <TextField label="Born" name="born" type="date" isRequired={false} validate={() => 'Enter a real date'} />
        <Button type="submit">Send</Button>
      </Form>,
    );
    // As browsers do for February 30: the value is empty and the control is invalid.
    Object.defineProperty(screen.getByLabelText(/Born/), 'validity', { value: { badInput: true, valid: false } });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByText('Enter a real date')).toBeTruthy();
  });

  it('says how a date is typed if it has no rule of its own', async () => {
    render(
      <Form onSubmit={() => {}}>
        <TextField label="Born" name="born" type="date" isRequired />
        <Button type="submit">Send</Button>
      </Form>,
    );
    Object.defineProperty(screen.getByLabelText(/Born/), 'validity', { value: { badInput: true, valid: false } });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    screen.getByText('Date should match MM/DD/YYYY and be a valid date');
  });
});

describe('a field with a pattern', () => {
  it.each([
    [undefined, '[0-9]{4,8}'],
    ['0000', '0000'],
  ])('with the example %s asks for %s', async (example, shown) => {
    render(
      <Form onSubmit={() => {}}>
        <TextField label="PIN" name="pin" pattern="[0-9]{4,8}" {...(example ? { example } : {})} />
        <Button type="submit">Send</Button>
      </Form>,
    );
    await userEvent.type(screen.getByLabelText(/PIN/), 'abc');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    screen.getByText(`Value should match ${shown}`);
  });
});
