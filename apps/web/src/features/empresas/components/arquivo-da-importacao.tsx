import {
  BYTES_DA_PLANILHA,
  HORAS_DA_IMPORTACAO,
  type ImportacaoDeEmpresas,
  LINHAS_DA_PLANILHA,
  RECUSAS_DA_PLANILHA,
} from '@dominio/contrato/empresas-importacao';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AreaDeArquivo } from '../../../components/ui/area-de-arquivo.tsx';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { contar, formatarDataHora, formatarNumero } from '../../../lib/formato.ts';
import {
  importacoesOptions,
  useBaixarModelo,
  useDescarte,
  useEnvio,
} from '../importacao.queries.ts';
import classes from './importacao-de-empresas.module.css';

const NOME_DA_ETAPA: Readonly<Record<ImportacaoDeEmpresas['etapa'], string>> = {
  enviada: 'a conferir',
  conferida: 'conferida',
  gravada: 'importada',
};

interface Props {
  aoAbrir: (importacao: ImportacaoDeEmpresas) => void;
}

/** What the person sent in the last day, to go on with. */
function Enviadas({ aoAbrir }: Props) {
  const { data = [], error } = useQuery(importacoesOptions);
  const descarte = useDescarte();
  const erro = error ?? descarte.error;
  if (erro) return <p role="alert">{mensagemDoErro(erro)}</p>;
  if (data.length === 0) return null;
  return (
    <section aria-label="Enviadas antes" className={classes.enviadas}>
      <h3>Enviadas nas últimas {HORAS_DA_IMPORTACAO} horas</h3>
      <ul className={classes.lista}>
        {data.map((uma) => (
          <li key={uma.id}>
            <span className={classes.item}>
              <strong>{uma.nome_arquivo}</strong>
              <small>
                {[
                  formatarDataHora(uma.criada_em),
                  contar(uma.total, 'linha', 'linhas'),
                  NOME_DA_ETAPA[uma.etapa],
                ].join(' · ')}
              </small>
            </span>
            <Button
              variant="default"
              size="compact-md"
              aria-label={`Continuar ${uma.nome_arquivo}`}
              onClick={() => aoAbrir(uma)}
            >
              {uma.etapa === 'gravada' ? 'Abrir' : 'Continuar'}
            </Button>
            <Button
              variant="subtle"
              size="compact-md"
              aria-label={`Descartar ${uma.nome_arquivo}`}
              onClick={() => descarte.mutate(uma.id)}
            >
              Descartar
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The first step: a file is chosen, or one that was sent before. */
export function ArquivoDaImportacao({ aoAbrir }: Props) {
  const envio = useEnvio();
  const modelo = useBaixarModelo();
  const [recusa, setRecusa] = useState('');
  const escolher = (arquivo: File) => {
    const grande = arquivo.size > BYTES_DA_PLANILHA;
    setRecusa(grande ? RECUSAS_DA_PLANILHA.tamanho : '');
    if (!grande) envio.mutate(arquivo, { onSuccess: (uma) => aoAbrir(uma) });
  };
  const falha = envio.error ?? modelo.error;
  const erro = recusa || (falha && mensagemDoErro(falha));
  return (
    <>
      <p>
        Uma empresa por linha, com os nomes das colunas na primeira. Uma empresa que já existe, com
        o mesmo CNPJ, é alterada; as células vazias deixam o que ela tem. Nada é gravado antes de
        você conferir.
      </p>
      <AreaDeArquivo
        rotulo={envio.isPending ? 'Lendo…' : 'Escolha ou solte a planilha'}
        dica={`XLSX ou CSV, até ${formatarNumero(LINHAS_DA_PLANILHA)} linhas e 10 MB`}
        tipos=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aoEscolher={escolher}
      />
      <div className={classes.barra}>
        <Button
          variant="default"
          loading={modelo.isPending}
          onClick={() => modelo.mutate(undefined)}
        >
          Baixar planilha modelo
        </Button>
      </div>
      {erro && <p role="alert">{erro}</p>}
      <Enviadas aoAbrir={aoAbrir} />
    </>
  );
}
