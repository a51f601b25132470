import type { AcaoDaLinha } from '../components/tabela/menu-da-linha.tsx';
import { useConfirmar } from '../components/ui/use-confirmar.tsx';
import { avisar } from '../lib/avisar.ts';
import { mensagemDoErro } from '../lib/erro-da-api.ts';
import { excluirDepois } from '../lib/exclusao-adiada.ts';
import { type EnderecoDoRegistro, type EstadoDoRegistro, useEndereco } from './endereco.ts';
import { useExcluir } from './gravacoes.ts';
import { caminhoDoRegistro, type RecursoQualquer } from './recurso.ts';
import { chaveDaSaida } from './use-registros.ts';

/** How a record is deleted. */
export interface Exclusao<L> {
  /** What the record is called, in the question before and in what is told after. */
  nome: (registro: L) => string;
  /**
   * Question before a deletion that cannot be undone. Without it the record leaves the lists at
   * once, and 'Desfazer' is offered for 8 s.
   */
  pergunta?: { titulo: (nome: string) => string; texto: string; confirmar: string };
  /** Whether a record can be deleted at all; any can, unless this says otherwise. */
  cabe?: (registro: L) => boolean;
}

/**
 * Deletes records of a registry, with a question before or undoing after; closes the drawer when it
 * shows the deleted record.
 */
export function useExclusao<S extends EstadoDoRegistro, L extends { readonly id: number }>(
  recurso: RecursoQualquer,
  endereco: Pick<EnderecoDoRegistro<S>, 'parametros' | 'fechado'>,
  exclusao: Exclusao<L> | false | undefined,
) {
  const { estado, fechar } = useEndereco(endereco);
  const { excluido, erroAoExcluir } = recurso.palavras;
  const { mutateAsync } = useExcluir(recurso);
  const { confirmar, dialogo } = useConfirmar();
  const fecharSeAberto = (id: number) => {
    if (estado.aberto === id) fechar();
  };
  const excluir = async (registro: L) => {
    if (!exclusao) return;
    const { id } = registro;
    const { pergunta } = exclusao;
    const nome = exclusao.nome(registro);
    if (!pergunta) {
      excluirDepois({
        chave: chaveDaSaida(recurso.chaves.raiz, id),
        registro: caminhoDoRegistro(recurso, id),
        titulo: excluido,
        mensagem: nome,
        excluir: (opcoes) => mutateAsync({ id, ...opcoes }),
        falha: erroAoExcluir,
      });
      return fecharSeAberto(id);
    }
    const sim = await confirmar({ ...pergunta, titulo: pergunta.titulo(nome), perigo: true });
    if (!sim) return;
    try {
      await mutateAsync({ id });
      avisar.sucesso({ titulo: excluido, mensagem: nome });
      fecharSeAberto(id);
    } catch (erro) {
      avisar.erro({ titulo: erroAoExcluir, mensagem: mensagemDoErro(erro) });
    }
  };
  return {
    excluir: (registro: L) => void excluir(registro),
    /** Item 'Excluir' for the menu of the record's row, where the record can be deleted. */
    acoesDeExcluir: (registro: L): readonly AcaoDaLinha[] =>
      exclusao && exclusao.cabe?.(registro) !== false
        ? [{ rotulo: 'Excluir', perigo: true, aoEscolher: () => void excluir(registro) }]
        : [],
    /** The question's dialog, which the caller must draw. */
    dialogo,
  };
}
