import type { Handler } from '../contract.ts';
import { allRoutes, type OperationId } from '../contract/routes.ts';
import { unstorableIn } from '../contract/unstorable.ts';
import type { validatorFor } from '../contract/validator.ts';
import { CommerceError } from '../errors.ts';

const validators = new Map<OperationId, ReturnType<typeof validatorFor>>();

/** Compiles the answers of an operation when they are first asked for: a shop with customers never does. */
async function validatorOf(contract: string) {
  const route = allRoutes.find(({ id }) => id === contract);
  if (!route) throw new CommerceError('API404', 404);
  const { validatorFor } = await import('../contract/validator.ts');
  const validator = validators.get(route.id) ?? validatorFor(route);
  validators.set(route.id, validator);
  return validator;
}

/** Returns the value of a JSON text; undefined if it is none. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Says what of an answer the contract does not allow. Throws API404 for an unknown operation, and where it is off. */
export const validateResponse =
  (isOn: boolean): Handler<'validateResponse'> =>
  async ({ params: { contract }, body: { status, answer } }) => {
    if (!isOn) throw new CommerceError('API404', 404);
    const validator = await validatorOf(contract);
    const body = jsonOf(answer);
    if (body === undefined)
      return { status: 200, body: { isValid: false, findings: [{ field: '', rule: 'must be JSON' }] } };
    const unread = unstorableIn(body);
    if (unread !== null)
      return {
        status: 200,
        body: { isValid: false, findings: [{ field: unread.slice(0, 300), rule: 'must be smaller' }] },
      };
    const { errors } = validator.validateResponse(body, contract, status);
    const findings = (errors ?? []).slice(0, 20).map(({ instancePath, message = '' }) => ({
      field: instancePath.slice(0, 300),
      rule: message.slice(0, 300),
    }));
    return { status: 200, body: { isValid: findings.length === 0, findings } };
  };
