import { type Answer, storageKeys } from '../../model/derived/storage-keys';
import { Button } from '../../ui/Button';
import tables from '../../ui/Table.module.css';

const meanings: Record<Answer, string> = {
  age: 'A sua resposta à pergunta da idade',
  consent: 'A sua resposta ao aviso de cookies',
};

const answers = Object.keys(storageKeys) as Answer[];

/** What this browser keeps, and how to erase it. The inline script writes what is there. */
export function StoragePanel() {
  return (
    <div className="stored">
      <div className={tables.frame}>
        <table>
          <caption className="visually-hidden">O que este site guarda neste navegador</caption>
          <thead>
            <tr>
              <th scope="col">Chave</th>
              <th scope="col">Neste navegador</th>
            </tr>
          </thead>
          <tbody>
            {answers.map((answer) => (
              <tr key={answer}>
                <th scope="row">
                  <code>{storageKeys[answer]}</code>
                  <span>{meanings[answer]}</span>
                </th>
                <td>
                  <div>
                    <code data-stored={answer} />
                    <span>não está guardada</span>
                    <Button kind="quiet" data-forget={answer}>
                      Apagar<span className="visually-hidden"> {storageKeys[answer]}</span>
                    </Button>
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Button kind="primary" data-forget={answers.join(' ')}>
        Apagar tudo
      </Button>
      <p className="screen-only">Apagar tem efeito imediato: sem essa resposta volta a aparecer a pergunta da entrada.</p>
    </div>
  );
}
