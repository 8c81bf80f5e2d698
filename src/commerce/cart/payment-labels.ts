import de from '#src/messages/compiled/de/payment-methods.gen.ts';
import en from '#src/messages/compiled/en-GB/payment-methods.gen.ts';
import american from '#src/messages/compiled/en-US/payment-methods.gen.ts';
import es from '#src/messages/compiled/es/payment-methods.gen.ts';
import fr from '#src/messages/compiled/fr/payment-methods.gen.ts';
import it from '#src/messages/compiled/it/payment-methods.gen.ts';
import { translator } from '../translate.ts';

/** Returns the translator of the names of payment methods. */
export const paymentLabels = translator({ 'en-us': american, de, en, es, fr, it });
