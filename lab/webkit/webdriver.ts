const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

// biome-ignore lint/suspicious/noExplicitAny: what a script in the page takes and returns is JSON.
type Script<Args extends any[], Result> = (...args: Args) => Result;

/**
 * Opens a window of the engine behind `driver` (an address). As much of WebDriver as these tests need
 * (https://www.w3.org/TR/webdriver2/): a library for it would bring twenty packages.
 * A selector is CSS, or XPath when it begins with a slash or a bracket.
 * @throws when the driver refuses anything, with its reason.
 */
export async function openBrowser(driver: string, capabilities: object) {
  const { sessionId } = await send<{ sessionId: string }>('POST', `${driver}/session`, { capabilities: { alwaysMatch: capabilities } });
  const session = `${driver}/session/${sessionId}`;
  const post = <Result>(command: string, body: object = {}) => send<Result>('POST', `${session}/${command}`, body);
  // What the last click moved is laid out in one, and drawn by the next.
  const twoFrames = () => post<null>('execute/async', { script: 'requestAnimationFrame(() => requestAnimationFrame(arguments[0]))', args: [] });
  const reach = async (selector: string) => {
    await twoFrames();
    const using = /^[/(]/.test(selector) ? 'xpath' : 'css selector';
    const element = await post<Record<string, string>>('element', { using, value: selector });
    // WebKit brings it to the very edge of the window, and then finds it out of reach.
    await post('execute/sync', { script: "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", args: [element] });
    await twoFrames();
    return `element/${element[elementKey]}`;
  };
  await post('timeouts', { pageLoad: 20_000, script: 20_000 });

  return {
    goTo: (address: string) => post<null>('url', { url: address }),
    reload: () => post<null>('refresh'),
    address: () => send<string>('GET', `${session}/url`),
    click: async (selector: string) => post<null>(`${await reach(selector)}/click`),
    /** Replaces what stands in a field. */
    fill: async (selector: string, text: string) => {
      const field = await reach(selector);
      await post(`${field}/clear`);
      if (text !== '') await post(`${field}/value`, { text });
    },
    /** Types into an element; keys without a letter are WebDriver's private characters. */
    press: async (selector: string, keys: string) => post<null>(`${await reach(selector)}/value`, { text: keys }),
    /** Runs a function in the page: it sees its arguments and the page, nothing of this file. */
    run: <Args extends unknown[], Result>(script: Script<Args, Result>, ...args: Args) =>
      post<Result>('execute/sync', { script: `return (${script}).apply(null, arguments)`, args }),
    close: () => send<null>('DELETE', session),
  };
}

async function send<Result>(method: string, address: string, body?: object): Promise<Result> {
  const answer = await fetch(address, { method, body: body && JSON.stringify(body), headers: { 'Content-Type': 'application/json; charset=utf-8' } });
  const { value } = (await answer.json()) as { value: Result & { error: string; message: string } };
  if (!answer.ok) throw new Error(`${method} ${address}: ${value.error}: ${value.message}`);
  return value;
}
