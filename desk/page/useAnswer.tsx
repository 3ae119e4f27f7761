import { useEffect, useState } from 'react';
import type { ActionName, Answer, Sent } from '../api/actions';
import { ask, type Refusal } from './ask';
import { Refused } from './useWork';

/** What the server answers to `name`, or what to show until it has; `again` asks once more, `put` is for an answer that came with something else. */
export function useAnswer<Name extends ActionName>(name: Name, sent: Sent<Name>) {
  const [answer, setAnswer] = useState<Answer<Name>>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [turn, setTurn] = useState(0);
  const words = JSON.stringify(sent);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks for the same again.
  useEffect(() => {
    let wanted = true;
    ask(name, JSON.parse(words)).then(
      (given) => wanted && setAnswer(given),
      (error) => wanted && setRefusal(error),
    );
    return () => {
      wanted = false;
    };
  }, [name, words, turn]);
  const message = refusal ? <Refused {...refusal.body} /> : <p role="status">A abrir…</p>;
  return { answer, message, again: () => setTurn(turn + 1), put: setAnswer };
}
