import {
  CAMPOS_DA_IMPORTACAO,
  type CampoDaImportacao,
  type ImportacaoDeEmpresas,
  ROTULOS_DA_IMPORTACAO,
} from '@dominio/contrato/empresas-importacao';
import { Button, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import { useState } from 'react';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { ehDoRegime, erroDaColuna, semCampo } from '../importacao.colunas.ts';
import { useConferencia } from '../importacao.queries.ts';
import classes from './importacao-de-empresas.module.css';

const NENHUM = '';
const LISTA = new Intl.ListFormat('pt-BR');
const OPCOES = [
  { value: NENHUM, label: 'Não importar' },
  ...CAMPOS_DA_IMPORTACAO.map((campo) => ({ value: campo, label: ROTULOS_DA_IMPORTACAO[campo] })),
];

interface Props {
  importacao: ImportacaoDeEmpresas;
  aoVoltar: () => void;
  aoConferir: (importacao: ImportacaoDeEmpresas) => void;
}

/** The second step: the field that each column is read as, proposed by its heading. */
export function ColunasDaImportacao({ importacao, aoVoltar, aoConferir }: Props) {
  const { id, colunas } = importacao;
  const [campos, setCampos] = useState(() => colunas.map(({ campo }) => campo));
  const conferencia = useConferencia();
  const fora = semCampo(colunas, campos);
  const erros = colunas.map((_, i) => erroDaColuna(colunas, campos, i));
  const pode = campos.includes('cnpj') && erros.every((um) => um === null);
  const escolher = (indice: number, campo: CampoDaImportacao | null) =>
    setCampos((antes) => antes.with(indice, campo));
  return (
    <>
      <p>Confira o campo de cada coluna de {importacao.nome_arquivo}. A do CNPJ é necessária.</p>
      <ul className={classes.lista} aria-label="Colunas">
        {colunas.map(({ titulo, exemplos }, i) => (
          // A column is its place: two may have one heading.
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
          <li key={i}>
            <span className={classes.item}>
              <strong>{titulo}</strong>
              <small>{exemplos.join(' · ') || 'Sem valores nas primeiras linhas'}</small>
            </span>
            <NativeSelect
              aria-label={`Campo da coluna ${titulo}`}
              data={OPCOES}
              value={campos[i] ?? NENHUM}
              error={erros[i]}
              onChange={({ currentTarget }) =>
                escolher(i, (currentTarget.value || null) as CampoDaImportacao | null)
              }
            />
          </li>
        ))}
      </ul>
      {fora.length > 0 && (
        <p role="status">
          {fora.length === 1
            ? 'Esta coluna não é importada: '
            : 'Estas colunas não são importadas: '}
          {LISTA.format(fora)}.
        </p>
      )}
      {fora.some(ehDoRegime) && (
        <p>O regime precisa de duas colunas: Regime tributário e Regime desde.</p>
      )}
      {!campos.includes('cnpj') && <p role="alert">Escolha a coluna do CNPJ.</p>}
      {conferencia.error && <p role="alert">{mensagemDoErro(conferencia.error)}</p>}
      <div className={classes.barra}>
        <Button variant="default" onClick={aoVoltar}>
          Voltar
        </Button>
        <Button
          disabled={!pode}
          loading={conferencia.isPending}
          onClick={() =>
            conferencia.mutate({ id, campos }, { onSuccess: (uma) => aoConferir(uma) })
          }
        >
          Conferir linhas
        </Button>
      </div>
    </>
  );
}
