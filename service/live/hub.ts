import type { StreamBye } from '#openapi/schema.gen.ts';
import type { Database } from '#service/db/database.ts';
import type { Clock } from '#service/domain/clock.ts';
import type { FaultLog } from '#service/platform/fault-log.ts';
import { cartNews } from './cart-news.ts';
import type { LiveEvents } from './events.ts';
import { beatMs, eventIdOf, seqOf, streamsMax } from './rules.ts';
import { type LiveStream, openStream } from './stream.ts';
import { liveChannel, type Told, toldIn } from './told.ts';
import type { LiveViews } from './views.ts';

type HubParts = { events: LiveEvents; views: LiveViews; clock: Clock; report: FaultLog };
type Asked = Pick<LiveStream, 'userId' | 'sessionId' | 'language' | 'expiresAt'>;

/** The streams of one member, oldest first; `last` resolves when all events so far have been sent. */
type Member = { streams: LiveStream[]; last: Promise<void> };

export type LiveHub = ReturnType<typeof liveHub>;

/** All event streams of this process. */
export function liveHub({ events, views, clock, report }: HubParts) {
  const members = new Map<string, Member>();
  let newest = 0;
  let leaving = false;
  let beating: ReturnType<typeof setInterval> | undefined;

  function gone(stream: LiveStream) {
    const member = members.get(stream.userId);
    if (!member) return;
    member.streams = member.streams.filter((one) => one !== stream);
    if (member.streams.length === 0) members.delete(stream.userId);
    if (members.size > 0) return;
    clearInterval(beating);
    beating = undefined;
  }

  function end(stream: LiveStream, reason: StreamBye['data']['reason']) {
    stream.send({ id: eventIdOf(newest), event: 'bye', data: { reason } });
    stream.close();
  }

  /** Queues work per member, so that all streams of a member get events in the same order. */
  function inTurn(userId: string, work: (streams: readonly LiveStream[]) => Promise<void>) {
    const member = members.get(userId);
    if (!member) return;
    member.last = member.last
      .then(() => work(member.streams))
      .catch((fault: unknown) => {
        void report('live.not_sent', fault);
        resync(member.streams);
      });
  }

  function resync(streams: readonly LiveStream[]) {
    for (const one of streams) one.send({ id: eventIdOf(newest), event: 'resync', data: {} });
  }

  function tell(userId: string, some: readonly Told[]) {
    inTurn(userId, async (streams) => {
      for (const language of new Set(streams.map((one) => one.language))) {
        const fitting = streams.filter((one) => one.language === language);
        for (const told of some) {
          const hearing = fitting.filter(({ replayed }) => !replayed.has(told.seq));
          if (hearing.length === 0) continue;
          const said = await views.of([told], userId, language);
          for (const one of hearing) for (const event of said) one.send(event);
        }
      }
    });
  }

  const carts = cartNews({ events, connected: () => [...members.keys()], tell, report });

  async function greet(stream: LiveStream, lastEventId: string | undefined) {
    const { userId, language } = stream;
    const lastSeq = lastEventId === undefined ? undefined : seqOf(lastEventId);
    const missed = lastSeq && (await events.since(userId, lastSeq));
    newest = Math.max(newest, await events.newest());
    const resumes = missed !== undefined && missed !== 0;
    const data = { serverTime: clock().toISOString(), unread: await views.unread(userId) };
    // A page that resumes keeps its last event id until it has the missed events: the connection may break again before.
    stream.send({ id: eventIdOf(resumes && lastSeq ? lastSeq : newest), event: 'ready', data });
    if (!resumes) {
      if (lastEventId !== undefined) resync([stream]);
      return;
    }
    stream.replayed = new Set(missed.map(({ seq }) => seq));
    for (const event of await views.of(missed, userId, language)) stream.send(event);
  }

  /** Sends a heartbeat to every stream, and ends those whose token has expired. */
  function beat() {
    for (const { streams } of members.values())
      for (const one of streams) {
        if (one.expiresAt <= clock()) end(one, 'TOKEN_EXPIRED');
        else one.beat();
      }
  }

  return {
    beat,

    /**
     * Listens to the database's notifications until it is closed. After a lost connection all pages are told to
     * refetch.
     */
    listen: ({ listen }: Pick<Database, 'listen'>) =>
      listen(
        liveChannel,
        (payload) => {
          const told = toldIn(payload);
          newest = Math.max(newest, told.seq);
          if (told.skuId !== null) carts.hear(told);
          if (told.userId === null) return;
          if (told.kind !== 'out') tell(told.userId, [told]);
          else
            for (const one of members.get(told.userId)?.streams ?? [])
              if (one.sessionId === told.ref) end(one, 'TOKEN_EXPIRED');
        },
        () => {
          for (const { streams } of members.values()) resync(streams);
        },
      ),

    /** Opens a stream for a member: sends the greeting, and the events since the last one that the page received. */
    open(asked: Asked, lastEventId: string | undefined): ReadableStream<Uint8Array> {
      const stream = openStream(asked, gone);
      if (leaving) {
        end(stream, 'SERVER_RESTART');
        return stream.body;
      }
      const member = members.get(asked.userId) ?? { streams: [], last: Promise.resolve() };
      members.set(asked.userId, member);
      member.streams = [...member.streams, stream];
      for (const old of member.streams.slice(0, -streamsMax)) end(old, 'TOO_MANY_STREAMS');
      inTurn(asked.userId, () => greet(stream, lastEventId));
      beating ??= setInterval(beat, beatMs);
      return stream.body;
    },

    /** How many streams are open. */
    count: () => [...members.values()].reduce((sum, { streams }) => sum + streams.length, 0),

    /** Ends all streams, and every new one at once, because the process is stopping. */
    leave() {
      leaving = true;
      for (const { streams } of members.values()) for (const one of streams) end(one, 'SERVER_RESTART');
    },
  };
}
