/** Who may call on whom: docs/architecture.md draws the floors, this file holds them. */
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});

export default {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    forbid(
      'machines-are-pure',
      'a chart knows no view, no network and no DOM',
      '^machines/',
      '^src/(?!domain/)|node_modules/(react|@tanstack|@xstate/react)',
    ),
    forbid('domain-is-the-ground', 'rules import nothing of the house', '^src/domain/', '^(src/(?!domain/)|machines/)'),
    forbid(
      'messages-are-words',
      'words import nothing but React, for their context, and what writes numbers',
      '^src/messages/',
      '^(src/(?!messages/|domain/(memoize|numerals)\\.)|machines/)',
    ),
    forbid(
      'ui-knows-no-flow',
      'the design system knows no flow',
      '^src/ui/',
      '^(src/(?!ui/|domain/|messages/)|machines/)',
    ),
    forbid('api-is-a-client', 'the client knows only the contract', '^src/api/', '^(src/(?!api/|domain/)|machines/)'),
    forbid(
      'commerce-stands-alone',
      'the service and the storefront meet only at openapi/',
      '^src/commerce/',
      '^(src/(?!commerce/|domain/|messages/(compiled/|message\\.))|machines/)',
    ),
    forbid(
      'commerce-model-is-the-ground',
      'models and settings of the service import each other, the rules and the contract, and nothing that acts on them',
      '^src/commerce/(model|settings)/',
      '^src/(?!commerce/(model|settings)/|domain/)',
    ),
    forbid(
      'chart-kit-stands-alone',
      'the kit knows no shop, so that it could be published as it is',
      '^src/chart-kit/',
      '^(src/(?!chart-kit/)|machines/|model-tests/|tests/|scripts/|openapi/)',
    ),
    {
      name: 'chart-kit-needs-little',
      comment: 'what the kit is made of: XState, ELK, React as a writer of SVG, TypeScript for the lint',
      severity: 'error',
      from: { path: '^src/chart-kit/' },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'],
        pathNot:
          'node_modules/(@types/)?(xstate|elkjs|react|react-dom|typescript|vitest|@vitest|@playwright|playwright|@testing-library|axe-core)/',
      },
    },
    {
      name: 'chart-kit-tests-in-their-files',
      comment: 'a page that draws or simulates a chart loads no test runner, no file system and no compiler',
      severity: 'error',
      from: { path: '^src/chart-kit/(chart|explain|explore|draw|diff|simulate)/' },
      to: {
        path: '^src/chart-kit/(walk|mutate|lint|statebook)/|node_modules/(vitest|@vitest|@playwright|playwright|@testing-library|typescript)/',
      },
    },
    {
      name: 'gallery-needs-no-tests',
      comment: 'the gallery reads the models of the charts, for the simulator, and nothing else of the model tests',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(model-tests|tests)/' },
    },
    forbid(
      'sandbox-is-no-demo',
      'stand-ins know the service and nobody who buys',
      '^src/sandbox/',
      '^(src/(?!sandbox/|commerce/|domain/|messages/|ui/theme/tokens)|machines/)',
    ),
    forbid(
      'demo-is-data',
      'the demo knows the service that it fills, and the test data of the stand-ins',
      '^src/demo/',
      '^(src/(?!demo/|commerce/|domain/|sandbox/(payments|bot-defence)/test-)|machines/)',
    ),
    {
      name: 'demo-stands-apart',
      comment: 'the composition of the server alone opens the demo and the sandbox',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(demo|sandbox)/|^src/server/shop\\.ts$' },
      to: { path: '^src/(demo|sandbox)/' },
    },
    forbid(
      'flows-do-not-serve',
      'flows and blocks never reach the service, the server, or routes',
      '^src/(flows|blocks)/',
      '^src/(commerce|server|sandbox|routes|charts)/',
    ),
    forbid(
      'shared-knows-no-flow',
      'what many flows use knows none of them, but for the props of a dialog',
      '^src/flows/shared/',
      '^src/flows/(?!shared/)',
    ),
    {
      name: 'flows-keep-their-insides',
      comment: 'a flow uses another through its index.ts; what is loaded later (import()) may lie inside',
      severity: 'error',
      from: { path: '^src/flows/([^/]+)/' },
      to: {
        path: '^src/flows/',
        pathNot: ['^src/flows/($1|shared)/', '^src/flows/[^/]+/index\\.ts$'],
        dynamic: false,
      },
    },
    {
      name: 'network-only-in-actors',
      comment: 'a flow reaches the network in its actors file alone',
      severity: 'error',
      from: { path: '^src/flows/', pathNot: '\\.actors\\.ts$' },
      to: { path: '^src/api/(api|client)\\.ts$' },
    },
    {
      name: 'routes-do-not-serve',
      severity: 'error',
      from: { path: '^src/(routes|charts)/' },
      to: { path: '^src/(commerce|server|sandbox)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(routeTree\\.gen|\\.gen)\\.ts$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default'] },
  },
};
