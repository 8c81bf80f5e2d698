import type { ConsumerDetails, ConsumerProfile, Currency, ProfileEnrollment } from '#openapi/generated/waymark.gen.ts';
import { yearOf } from '#src/domain/year.ts';
import { spentInYear } from '../orders/spend.ts';
import { bookOf } from './address-book.ts';
import type { Consumer, ConsumerDoc } from '../model/customer.ts';
import { subscriptionsOf } from '../subscriptions/subscriptions.ts';
import type { Database } from '../db/database.types.ts';
import type { Clock } from '../clock.ts';

export interface ProfileDeps {
  database: Database;
  clock: Clock;
}

type Granted = Pick<ConsumerDetails, 'employee' | 'athlete' | 'prosumer'>;

/** What a customer is granted for a year, and how much of it they have spent. */
async function grantedTo({ database, clock }: ProfileDeps, { id, doc, creditSpent }: Consumer): Promise<Granted> {
  const { employee, athlete, prosumer } = doc;
  const spent = (currency: Currency) => spentInYear(database.raw, { owner: id, currency, year: yearOf(clock()) });
  return {
    ...(employee
      ? {
          employee: {
            currentSpend: await spent(employee.currency),
            annualCap: employee.annualCap,
            currency: employee.currency,
            isEmployeeDiscountTCAccepted: employee.isTermsAccepted,
          },
        }
      : {}),
    ...(athlete
      ? { athlete: { currentSpend: creditSpent, annualCredit: athlete.annualCredit, currency: athlete.currency } }
      : {}),
    ...(prosumer
      ? {
          prosumer: {
            currentSpend: await spent(prosumer.currency),
            annualCredit: prosumer.annualCredit,
            currency: prosumer.currency,
          },
        }
      : {}),
  };
}

const enrollmentOf = ({ on, channel, store, campaign }: NonNullable<ConsumerDoc['enrolled']>): ProfileEnrollment => ({
  enrolledAt: on,
  ...(channel ? { channel } : {}),
  ...(store ? { store } : {}),
  ...(campaign ? { campaignName: campaign } : {}),
});

/** A customer's profile (core 3). `hasPoints` adds a member's points. */
export async function profileOf(
  deps: ProfileDeps,
  consumer: Consumer,
  { hasPoints }: { hasPoints: boolean },
): Promise<ConsumerProfile> {
  const { email, doc, points } = consumer;
  const { firstName, lastName, phone, phoneCode, postalCode, birthDate, gender, loyalty, prosumer, enrolled } = doc;
  return {
    consumerDetails: {
      email,
      ...(firstName ? { firstName } : {}),
      ...(lastName ? { lastName } : {}),
      ...(phone ? { phone: `${phoneCode ?? ''}${phone}` } : {}),
      ...(postalCode ? { postalCode } : {}),
      ...(birthDate ? { birthDate } : {}),
      ...(gender ? { gender } : {}),
      ...(enrolled?.source ? { source: enrolled.source } : {}),
      address: bookOf(consumer),
      ...(await grantedTo(deps, consumer)),
      identity: prosumer ? [{ type: prosumer.type }] : [],
    },
    ...(enrolled ? { enrollments: [enrollmentOf(enrolled)] } : {}),
    isLoyaltyMember: loyalty !== null,
    ...(loyalty?.optedInOn ? { loyaltyOptInDate: loyalty.optedInOn } : {}),
    ...(loyalty && hasPoints ? { loyaltySummary: { points: { balance: Math.max(0, points) } } } : {}),
    preferences: {
      interests: doc.interests.join('|'),
      ...(doc.preferredShoeSize ? { preferredShoeSize: doc.preferredShoeSize } : {}),
    },
    subscriptions: [
      // Who joins agrees to the emails of the membership; the day of joining is set when they confirm it.
      ...(loyalty
        ? [
            {
              type: 'Loyalty' as const,
              channel: 'email' as const,
              optin: true,
              doubleOptin: loyalty.optedInOn !== null,
            },
          ]
        : []),
      ...(await subscriptionsOf(deps.database.raw, consumer.id)).map(({ type, channel, status }) => ({
        type,
        channel,
        optin: status !== 'ended',
        doubleOptin: status === 'confirmed',
      })),
    ],
  };
}
