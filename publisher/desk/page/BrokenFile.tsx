/** A file that the form cannot read, as it is written. */
export function BrokenFile({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  return (
    <div className="field">
      <label htmlFor="raw">O ficheiro tal como está escrito</label>
      <p className="hint">O formulário não o consegue ler. Corrija-o aqui, ou reponha uma versão anterior a partir do Histórico.</p>
      <textarea id="raw" rows={30} value={text} onChange={({ target }) => onChange(target.value)} />
    </div>
  );
}
