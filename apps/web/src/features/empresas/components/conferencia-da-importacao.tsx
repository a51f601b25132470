import {
  ESTADOS_DA_LINHA,
  type EstadoDaLinha,
  fraseDaConferencia,
  type ImportacaoDeEmpresas,
  NOME_DO_ESTADO_DA_LINHA,
} from '@dominio/contrato/empresas-importacao';
import { Button, NativeSelect, Switch } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Switch.css';
import { useId, useState } from 'react';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { contar, formatarNumero } from '../../../lib/formato.ts';
import { relerImportacao, useGravacaoDaImportacao } from '../importacao.queries.ts';
import { BaixarErros } from './baixar-erros.tsx';
import classes from './importacao-de-empresas.module.css';
import { LinhasDaImportacao } from './linhas-da-importacao.tsx';

interface Props {
  importacao: ImportacaoDeEmpresas;
  aoMudar: (importacao: ImportacaoDeEmpresas) => void;
  aoVoltar: () => void;
  aoGravar: (importacao: ImportacaoDeEmpresas, frase: string) => void;
}

const VAZIAS = { nova: 0, altera: 0, igual: 0, erro: 0 } as const;

/** The third step: what every row would do, and the decision to write it. */
export function ConferenciaDaImportacao({ importacao, aoMudar, aoVoltar, aoGravar }: Props) {
  const { id, total } = importacao;
  const contagens = importacao.contagens ?? VAZIAS;
  const { erro: erros } = contagens;
  const prontas = contagens.nova + contagens.altera;
  const [estado, setEstado] = useState<EstadoDaLinha | undefined>();
  const [semErros, setSemErros] = useState(false);
  const gravacao = useGravacaoDaImportacao();
  const falha = gravacao.error;
  const motivo = useId();
  const presa = erros > 0 && prontas > 0 && !semErros;
  const gravar = () =>
    gravacao.mutate(
      { id, sem_erros: semErros },
      {
        onSuccess: (feita) => aoGravar(feita, feita.message),
        onError: () => void relerImportacao(id).then(aoMudar, () => undefined),
      },
    );
  return (
    <>
      <div className={classes.barra}>
        <p role="status">{fraseDaConferencia(prontas, erros)}</p>
        {erros > 0 && <BaixarErros id={id} />}
      </div>
      <NativeSelect
        label="Mostrar"
        className={classes.filtro}
        data={[
          { value: '', label: `Todas as linhas (${formatarNumero(total)})` },
          ...ESTADOS_DA_LINHA.map((um) => ({
            value: um,
            label: `${NOME_DO_ESTADO_DA_LINHA[um]} (${formatarNumero(contagens[um])})`,
          })),
        ]}
        value={estado ?? ''}
        onChange={({ currentTarget }) =>
          setEstado(ESTADOS_DA_LINHA.find((um) => um === currentTarget.value))
        }
      />
      <LinhasDaImportacao
        key={estado ?? 'todas'}
        id={id}
        estado={estado}
        total={estado ? contagens[estado] : total}
      />
      {erros > 0 && prontas > 0 && (
        <Switch
          label={`Deixar de fora ${contar(erros, 'linha com erro', 'linhas com erro')}`}
          checked={semErros}
          onChange={({ currentTarget }) => setSemErros(currentTarget.checked)}
        />
      )}
      {prontas === 0 && (
        <p>
          Nada a importar:{' '}
          {erros > 0
            ? 'corrija as linhas com erro e envie o arquivo outra vez.'
            : 'as empresas já são como no arquivo.'}
        </p>
      )}
      {presa && (
        <p id={motivo}>
          {erros === 1
            ? 'Para importar, deixe de fora a linha com erro, ou corrija o arquivo e envie outra vez.'
            : 'Para importar, deixe de fora as linhas com erro, ou corrija o arquivo e envie outra vez.'}
        </p>
      )}
      {falha && <p role="alert">{mensagemDoErro(falha)}</p>}
      <div className={classes.barra}>
        <Button variant="default" disabled={gravacao.isPending} onClick={aoVoltar}>
          Voltar
        </Button>
        {prontas > 0 && (
          <Button
            disabled={presa}
            aria-describedby={presa ? motivo : undefined}
            loading={gravacao.isPending}
            onClick={gravar}
          >
            {`Importar ${contar(prontas, 'empresa', 'empresas')}`}
          </Button>
        )}
      </div>
    </>
  );
}
