import { beforeEach, expect, test } from 'vitest';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { orderMachine } from '#machines/order/order.machine.ts';
import { readMemory, writeMemory } from '#src/flows/checkout/memory.ts';

const memory = { basketId: '0b9d7c3e-4a51-4e7a-9a64-2f7d0c1f8e11', step: 'payment', isUnconfirmed: false } as const;

beforeEach(() => sessionStorage.clear());

test('a reload restores the stored state', () => {
  expect(readMemory(checkoutMachine)).toBeNull();
  writeMemory(checkoutMachine, memory);
  expect(readMemory(checkoutMachine)).toEqual(memory);
});

test('a state stored by another version of the chart is ignored', () => {
  writeMemory(orderMachine, memory);
  expect(readMemory(checkoutMachine)).toBeNull();
});

test('after the order nothing is stored', () => {
  writeMemory(checkoutMachine, memory);
  writeMemory(checkoutMachine, null);
  expect(sessionStorage.length).toBe(0);
});
