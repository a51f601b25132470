import { create } from 'zustand';
import { avisar, DURACAO_COM_ACAO, retirarAviso } from './avisar.ts';
import { retirarOfertas } from './desfazer.ts';
import { aoComecarDocumento } from './documento.ts';
import { mensagemDoErro } from './erro-da-api.ts';
import { antesDeSair } from './sessao.ts';

interface ExclusaoAdiada {
  /** Names the record among all that may be leaving: `visao:7`. */
  chave: string;
  /** Path of the record, as in `avisarComDesfazer`: what else was offered to undo of it goes. */
  registro: string;
  titulo: string;
  mensagem: string;
  /** Deletes it, and has the lists read again. */
  excluir: (opcoes: { keepalive: boolean }) => Promise<unknown>;
  /** Title of the toast when it could not be deleted. */
  falha: string;
}

interface Pendente {
  concluir: (keepalive: boolean) => Promise<void>;
  terminar: () => void;
}

const useSaindo = create<{ chaves: ReadonlySet<string> }>()(() => ({ chaves: new Set<string>() }));
const pendentes = new Map<string, Pendente>();

function marcar(chave: string, sai: boolean): void {
  const chaves = new Set(useSaindo.getState().chaves);
  if (sai) chaves.add(chave);
  else chaves.delete(chave);
  useSaindo.setState({ chaves });
}

/**
 * Deletes a record after 8 s: it leaves the lists now and the server then, so that undoing keeps
 * the very same record. Leaving the page or ending the session deletes it at once.
 */
export function excluirDepois({
  chave,
  registro,
  titulo,
  mensagem,
  excluir,
  falha,
}: ExclusaoAdiada): void {
  const terminar = () => {
    clearTimeout(relogio);
    pendentes.delete(chave);
    retirarAviso(aviso);
  };
  const concluir = async (keepalive: boolean) => {
    terminar();
    try {
      await excluir({ keepalive });
    } catch (erro) {
      avisar.erro({ titulo: falha, mensagem: mensagemDoErro(erro) });
    } finally {
      marcar(chave, false);
    }
  };
  const desfazer = () => {
    // 'Desfazer' was chosen while the toast was fading out: the deletion has been sent already.
    if (!pendentes.has(chave)) return;
    terminar();
    marcar(chave, false);
  };
  retirarOfertas(registro);
  marcar(chave, true);
  pendentes.set(chave, { concluir, terminar });
  const relogio = setTimeout(() => void concluir(false), DURACAO_COM_ACAO);
  const aviso = avisar.sucesso({
    titulo,
    mensagem,
    acao: { rotulo: 'Desfazer', aoEscolher: desfazer },
  });
}

/**
 * Sends the deletions that are still waiting, before something is saved that may take the place of
 * a deleted record.
 */
export async function concluirExclusoes(keepalive = false): Promise<void> {
  await Promise.all([...pendentes.values()].map(({ concluir }) => concluir(keepalive)));
}

antesDeSair(() => (pendentes.size > 0 ? concluirExclusoes(true) : null));
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => void concluirExclusoes(true));
}

aoComecarDocumento(() => {
  for (const { terminar } of pendentes.values()) terminar();
  useSaindo.setState({ chaves: new Set() });
});

/** Whether the deletion of a record is waiting, at this moment. */
export const estaSaindo = (chave: string): boolean => useSaindo.getState().chaves.has(chave);

/** A list without the records whose deletion is waiting. */
export function useSemOsQueSaem<T>(
  lista: readonly T[] | undefined,
  chaveDe: (item: T) => string,
): readonly T[] | undefined {
  const chaves = useSaindo((estado) => estado.chaves);
  return chaves.size === 0 ? lista : lista?.filter((item) => !chaves.has(chaveDe(item)));
}
