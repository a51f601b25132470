import {
  COLUNAS_DA_IMPORTACAO,
  type ColunaDaImportacao,
  importacaoDeUsuariosEndpoints as e,
  type LinhaImportada,
} from '@dominio/contrato/usuarios-importacao';
import { useQueryClient } from '@tanstack/react-query';
import { csvDe } from '../../components/tabela/exportar/csv.ts';
import { baixar } from '../../components/ui/baixar.ts';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';

const EXEMPLO: Readonly<Record<ColunaDaImportacao, string>> = {
  nome: 'Maria da Silva',
  email: 'maria@escritorio.com.br',
  grupo: 'Consultor',
  time: '',
  empresa: '',
  cpf: '',
  telefone: '(11) 98888-7777',
  data_nascimento: '31/12/1990',
  data_admissao: '01/02/2026',
  genero: '',
};

function baixarCsv(nome: string, titulos: readonly string[], linhas: readonly string[][]) {
  const celulas = linhas.map((linha) =>
    linha.map((valor) => ({ tipo: 'texto' as const, valor: semFormula(valor) })),
  );
  const texto = csvDe({ titulos: [...titulos], linhas: celulas });
  baixar(new Blob([texto], { type: 'text/csv;charset=utf-8' }), nome);
}

/**
 * Marks a value that a spreadsheet would calculate as text, because the file may come from anybody.
 */
const semFormula = (valor: string) => (/^[=+\-@\t\r]/.test(valor) ? `'${valor}` : valor);

/** Saves a file with the columns and an example line, to be filled in. */
export const baixarModelo = () =>
  baixarCsv('modelo-de-usuarios.csv', COLUNAS_DA_IMPORTACAO, [
    COLUNAS_DA_IMPORTACAO.map((coluna) => EXEMPLO[coluna]),
  ]);

/** Saves a file with the lines that were refused, and why. */
export const baixarErros = (linhas: readonly LinhaImportada[]) =>
  baixarCsv(
    'erros-da-importacao.csv',
    ['linha', 'nome', 'email', 'motivo'],
    linhas
      .filter(({ resultado }) => resultado === 'erro')
      .map(({ linha, nome, email, mensagem }) => [String(linha), nome, email, mensagem]),
  );

/** Mutation that sends a file: to simulate the outcome of each line, or to import. */
export function useImportacao() {
  const cliente = useQueryClient();
  return useGravacao({
    mutationFn: ({ arquivo, simular }: { arquivo: File; simular: boolean }) => {
      const body = new FormData();
      body.append('arquivo', arquivo);
      return chamar(e.importar, { query: { simular }, body });
    },
    onSuccess: ({ simulado }) =>
      simulado ? undefined : cliente.invalidateQueries({ queryKey: CHAVES.usuarios }),
  });
}
