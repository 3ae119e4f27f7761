import type { Address, HostError } from './host';

/** Each says what happened and how to mend it; what it means for the site is said after it, by the step in which it did. */
export function failureInWords({ failure, detail, names }: HostError, { protocol, server, port, user, folder }: Address): string {
  const code = detail && ` (${detail})`;
  switch (failure) {
    case 'password':
      return `O servidor ${server} não aceitou o utilizador «${user}» com essa palavra-passe. Sem isso não se pode enviar nada. Confirme os dois no painel do alojamento: a conta de ${protocol.toUpperCase()} costuma ser outra que não a do painel.`;
    case 'unreachable':
      if (detail === 'ENOTFOUND' || detail === 'EAI_AGAIN')
        return `Não há nenhum servidor com o nome ${server}. Confirme-o, letra a letra, com o que o alojamento indica, e a ligação à internet.`;
      return `O servidor ${server} não respondeu na porta ${port}. Confirme a ligação à internet, o nome do servidor e a porta, que o alojamento indica.`;
    case 'changed':
      return `O servidor ${server} já não se identifica como da última vez${code}. Pode ser outro, que quer a sua palavra-passe: não lha demos. Pergunte ao alojamento se mudou de servidor ou de chave. Só se ele o confirmar, abra «O servidor que a mesa conhece», no fim desta página, carregue em «Esquecer este servidor» e compare a impressão digital nova com a que ele lhe der.${names && ` O certificado é de ${names}: com um desses nomes em «Servidor», a mesa confirma-o sozinha.`}`;
    case 'plain':
      return `O servidor ${server} não cifra a ligação na porta ${port}: quem estivesse pelo caminho lia a palavra-passe, e por isso não lha demos. Escolha SFTP, ou peça FTPS ao alojamento.`;
    case 'folder':
      return `A pasta «${folder}» não existe nesta conta. As páginas iriam parar a um sítio que ninguém vê. Escreva a pasta que o alojamento indica para o site${detail ? `; na entrada da conta há: ${detail}` : ''}.`;
    case 'permission':
      return `O servidor não deixa o utilizador «${user}» escrever na pasta «${folder || 'da entrada'}». Peça ao alojamento permissão para alterar a pasta e os ficheiros que lá estão, ou envie com a conta que os lá pôs.`;
    case 'full':
      return 'O servidor não aceitou mais dados: quase sempre é o espaço do alojamento que acabou. Apague lá o que não precisa (cópias antigas, correio), ou peça mais espaço.';
    case 'cut':
      return `A ligação a ${server} caiu a meio${code}.`;
    case 'elsewhere':
      return 'O site mudou enquanto se enviava: foi feito outra vez nesta mesa, ou enviado de outro computador. Veja outra vez o que vai.';
    default:
      return `O servidor ${server} recusou o pedido${code}. Confirme com o alojamento que a conta aceita ${protocol.toUpperCase()}; se aceitar, mostre-lhe este código.`;
  }
}

export const untouched = 'O site que está no ar não mudou.';
export const partly = 'Uma parte do site que está no ar já é nova: acabe assim que puder.';
export const goesOn = 'Nada se perdeu: carregue outra vez no mesmo botão, e continua onde ficou.';
