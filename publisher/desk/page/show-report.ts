/**
 * The editor's own notice is one line that leaves by itself: a refusal with its reasons is shown until it is read.
 * @param apiAddress where the editor sends what it saves.
 */
export function showReports(apiAddress: string): void {
  const ask = window.fetch;
  window.fetch = async (...request) => {
    const response = await ask(...request);
    if (response.status >= 400 && new URL(response.url).pathname === apiAddress) show((await response.clone().json()).error);
    return response;
  };
}

function show(report: string): void {
  const dialog = document.querySelector<HTMLDialogElement>('#report');
  const words = dialog?.querySelector('pre');
  if (!dialog || !words) return;
  words.textContent = report;
  if (!dialog.open) dialog.showModal();
}
