import { type Aviso, avisar } from './avisar.ts';
import { mensagemDoErro } from './erro-da-api.ts';

interface Desfazivel extends Pick<Aviso, 'titulo' | 'mensagem'> {
  desfazer: () => Promise<unknown>;
  /** Title of the toast when undoing failed. */
  falha: string;
}

/**
 * Says what was done and offers to undo it for 8 s, instead of asking before (decisoes.md §6).
 * Returns the toast's id.
 */
export function avisarComDesfazer({ desfazer, falha, ...aviso }: Desfazivel): string {
  const tentar = () =>
    desfazer().catch((erro: unknown) =>
      avisar.erro({ titulo: falha, mensagem: mensagemDoErro(erro) }),
    );
  return avisar.sucesso({
    ...aviso,
    acao: { rotulo: 'Desfazer', aoEscolher: () => void tentar() },
  });
}
