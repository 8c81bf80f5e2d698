// A reporter of vitest: writes the errors that no test caught, for which vitest ends with code 1 though every test
// passed. Its other reports do not have them.
import { mkdirSync, writeFileSync } from 'node:fs';

export default class UnhandledReporter {
  onTestRunEnd(_modules, errors) {
    mkdirSync('reports', { recursive: true });
    writeFileSync(
      'reports/unhandled.json',
      JSON.stringify(
        errors.map(({ message, stack, VITEST_TEST_PATH: file, VITEST_TEST_NAME: test }) => ({
          message,
          stack,
          file,
          test,
        })),
      ),
    );
  }
}
