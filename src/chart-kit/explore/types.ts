import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  CallbackActorLogic,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
  StateMachine,
} from 'xstate';

type PortOf<TMachine> =
  TMachine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Port,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? Port
    : never;

type DelayIn<TMachine> =
  TMachine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer _Port,
    infer _Action,
    infer _Guard,
    infer Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? Delay
    : never;

/** The name of every delay that the chart declares; never where it declares none. */
export type DelayNameOf<TMachine extends AnyStateMachine> =
  string extends DelayIn<TMachine> ? never : DelayIn<TMachine>;

/** Every event that the chart declares. */
export type EventOf<TMachine extends AnyStateMachine> = Exclude<EventFromLogic<TMachine>, { type: `xstate.${string}` }>;
export type EventTypeOf<TMachine extends AnyStateMachine> = EventOf<TMachine>['type'];

/** The name of every port that the chart declares. */
export type PortNameOf<TMachine extends AnyStateMachine> = PortOf<TMachine>['src'];

export type LogicOf<TMachine extends AnyStateMachine, Name> = Extract<PortOf<TMachine>, { src: Name }>['logic'];
export type OneOrMore<Value> = Value | readonly [Value, ...Value[]];

/** A refusal with a code, which reports name it by. A project's own may say more. */
export interface Refusal {
  readonly errorId: string;
  readonly message: string;
}

/** What a port may throw at the chart. */
export type Failure = Refusal | Error;

type OutcomesOf<Logic> =
  Logic extends CallbackActorLogic<infer _Event, infer _Input, infer _Emitted>
    ? { readonly failed: readonly Failure[] }
    : {
        readonly done: readonly OutputFrom<Logic>[];
        readonly failed: readonly Failure[];
        /** For a child chart listened to with `onSnapshot`. */
        readonly snapshots?: readonly SnapshotFrom<Logic>[];
      };

/** One or more payloads for every event of the chart: a new event does not compile until it has one. */
export type SendOf<TMachine extends AnyStateMachine> = {
  readonly [Type in EventTypeOf<TMachine>]: OneOrMore<Extract<EventOf<TMachine>, { type: Type }>>;
};

/** How every port of the chart may end: a new port does not compile until its outcomes are listed. */
export type PortOutcomesOf<TMachine extends AnyStateMachine> = {
  readonly [Name in PortNameOf<TMachine>]: OutcomesOf<LogicOf<TMachine, Name>>;
};

export type ModelOptions<TMachine extends AnyStateMachine> = {
  /** What the chart is started with. */
  readonly input: InputFrom<TMachine>;
  /** Further ways to start, by name; walks begin at each of them where that reaches more. */
  readonly inputs?: Readonly<Record<string, InputFrom<TMachine>>>;
  readonly send: SendOf<TMachine>;
  /**
   * The part of context that changes which transitions are possible: two snapshots of one state with the same
   * projection are one vertex. Keep it small (`null` when no guard reads context); every walk checks that it left
   * out nothing. What counts only in some states may be left out in the others: the snapshot says where the chart is.
   */
  readonly project: (context: SnapshotFrom<TMachine>['context'], snapshot: SnapshotFrom<TMachine>) => unknown;
  /** Why the projection is sound, in a line. */
  readonly why: string;
  /** Transitions that no walk of the chart can take, by the name that the report prints, each with its reason. */
  readonly unreachable?: Readonly<Record<string, string>>;
  /**
   * Mutants of the chart that no test notices, by the name that their report prints, each with its reason.
   */
  readonly survivors?: Readonly<Record<string, string>>;
  /** Leaves a fixture out of snapshots where the world cannot offer it. Rarely needed; never to hide a mistake. */
  readonly offers?: (snapshot: SnapshotFrom<TMachine>, event: AnyEventObject) => boolean;
  /** Vertices at most, against a projection that keeps a counter or an id. Default 5,000. */
  readonly limit?: number;
} & ([PortOf<TMachine>] extends [never]
  ? { readonly outcomes?: Record<string, never> }
  : { readonly outcomes: PortOutcomesOf<TMachine> });

/** The options of any model, as the kit itself reads them. */
export interface AnyOptions {
  readonly input: unknown;
  readonly inputs?: Readonly<Record<string, unknown>>;
  readonly send: Readonly<Record<string, OneOrMore<AnyEventObject>>>;
  readonly outcomes?: Readonly<
    Record<
      string,
      {
        readonly done?: readonly unknown[];
        readonly failed: readonly Failure[];
        readonly snapshots?: readonly unknown[];
      }
    >
  >;
  project(context: AnyMachineSnapshot['context'], snapshot: AnyMachineSnapshot): unknown;
  readonly unreachable?: Readonly<Record<string, string>>;
  readonly offers?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;
  readonly limit?: number;
}

/** An event to something that the chart invoked, by the id of the invocation. */
export interface Sent {
  readonly to: string;
  readonly event: AnyEventObject;
}

/** Where a story leads, and what was told on the way. */
export interface Told<TMachine extends AnyStateMachine = AnyStateMachine> {
  readonly end: SnapshotFrom<TMachine>;
  readonly emitted: readonly AnyEventObject[];
  readonly sent: readonly Sent[];
}

/** One transition of the explored graph: in `state`, `event` leads to `nextState`. */
export interface Edge<TMachine extends AnyStateMachine = AnyStateMachine> {
  readonly state: SnapshotFrom<TMachine>;
  readonly event: AnyEventObject;
  readonly nextState: SnapshotFrom<TMachine>;
  /** The transitions taken, by name; `always` and raised ones that followed included. */
  readonly transitions: readonly string[];
  /** Custom and built-in actions that would run, in order, `{ type, params }`. */
  readonly actions: readonly { readonly type: string; readonly params: unknown }[];
  /** What the chart would emit. */
  readonly emitted: readonly AnyEventObject[];
  /** What the chart would send to its ports and to charts that it invoked. */
  readonly sent: readonly Sent[];
  /** State nodes passed through, transient ones included. */
  readonly entered: readonly string[];
  /** Identity of the two vertices. */
  readonly source: string;
  readonly target: string;
}

export interface Walk<TMachine extends AnyStateMachine = AnyStateMachine> {
  readonly name: string;
  /** `''` for `input`, else a name in `inputs`. */
  readonly start: string;
  readonly initial: SnapshotFrom<TMachine>;
  readonly steps: readonly Edge<TMachine>[];
}

export type { Count, Coverage } from '../records/record.types.ts';

/** What walks can be made to cover. */
export type Cover = 'edges' | 'transitions' | 'pairs';

export interface WalkOptions<TMachine extends AnyStateMachine = AnyStateMachine> {
  /**
   * What every path has to add to. `edges`: every fixture in every vertex. `transitions` (the default at the view and
   * in the browser): every way from one state value to the next, once, whatever the payload and the projection.
   */
  readonly cover?: Exclude<Cover, 'pairs'>;
  readonly maxSteps?: number;
  /** Also a walk of no step from each start that no other walk comes by: there is something to look at. */
  readonly visitsStarts?: boolean;
  /** Leaves out edges that a level cannot cause. */
  readonly usable?: (edge: Edge<TMachine>) => boolean;
  /** Leaves out starts that a level does not have; `''` is `input`, else a name in `inputs`. */
  readonly canStart?: (start: string) => boolean;
}

/** An event that a state does not take; `problem` says what it did nevertheless. */
export interface Negative<TMachine extends AnyStateMachine = AnyStateMachine> {
  readonly state: SnapshotFrom<TMachine>;
  readonly event: AnyEventObject;
  readonly problem: string | null;
}
