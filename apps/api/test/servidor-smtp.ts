import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export interface CartaRecebida {
  readonly de: string;
  readonly para: readonly string[];
  /** Headers and body as they came, dots unstuffed. */
  readonly conteudo: string;
}

/**
 * A server that speaks enough of SMTP (RFC 5321) to take messages on a loopback port. `recusar`
 * makes it answer recipients with that line instead. It has no TLS, and takes any password but
 * `errada`.
 */
export async function subirSmtp() {
  const recebidas: CartaRecebida[] = [];
  const estado = { recusar: null as string | null };

  function conversar(conexao: Socket): void {
    let de = '';
    let para: string[] = [];
    let corpo: string[] | null = null;
    let resto = '';
    const dizer = (linha: string) => conexao.write(`${linha}\r\n`);

    function noCorpo(linha: string, linhas: string[]): void {
      if (linha !== '.') {
        linhas.push(linha.startsWith('.') ? linha.slice(1) : linha);
        return;
      }
      recebidas.push({ de, para, conteudo: linhas.join('\n') });
      corpo = null;
      para = [];
      dizer('250 guardada');
    }
    function comando(linha: string): void {
      const verbo = linha.slice(0, 4).toUpperCase();
      if (verbo === 'EHLO') dizer('250-teste\r\n250 8BITMIME');
      else if (verbo === 'MAIL') {
        de = /<(.*?)>/.exec(linha)?.[1] ?? '';
        dizer('250 ok');
      } else if (verbo === 'RCPT') {
        if (estado.recusar) return void dizer(estado.recusar);
        para.push(/<(.*?)>/.exec(linha)?.[1] ?? '');
        dizer('250 ok');
      } else if (verbo === 'AUTH') {
        const credenciais = Buffer.from(linha.split(' ')[2] ?? '', 'base64').toString();
        dizer(credenciais.includes('errada') ? '535 não confere' : '235 pode entrar');
      } else if (verbo === 'STAR') dizer('502 sem conexão segura');
      else if (verbo === 'DATA') {
        corpo = [];
        dizer('354 pode mandar');
      } else if (verbo === 'QUIT') {
        dizer('221 até logo');
        conexao.end();
      } else dizer('250 ok');
    }

    conexao.on('error', () => undefined);
    conexao.on('data', (parte) => {
      const linhas = (resto + parte.toString('utf8')).split('\r\n');
      resto = linhas.pop() ?? '';
      for (const linha of linhas) {
        if (corpo) noCorpo(linha, corpo);
        else comando(linha);
      }
    });
    dizer('220 teste ESMTP');
  }

  const servidor = createServer(conversar).listen(0, '127.0.0.1');
  await once(servidor, 'listening');
  const { port } = servidor.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    porta: port,
    recebidas,
    recusar(linha: string | null) {
      estado.recusar = linha;
    },
    descer: () => new Promise<void>((resolver) => servidor.close(() => resolver())),
  };
}
