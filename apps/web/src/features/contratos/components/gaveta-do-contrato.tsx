import { NOME_DO_STATUS } from '@dominio/contrato/clientes';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Gaveta } from '../../../components/ui/gaveta.tsx';
import { Lido } from '../../../components/ui/lido.tsx';
import { useUltimoAberto } from '../../../components/ui/use-ultimo-aberto.ts';
import { useCelular } from '../../../lib/use-celular.ts';
import { contratoOptions } from '../contratos.queries.ts';
import { AcoesDoContrato } from './acoes-do-contrato.tsx';
import { AditivosDoContrato } from './aditivos-do-contrato.tsx';
import classes from './contratos.module.css';
import { DadosDoContrato } from './dados-do-contrato.tsx';

function ContratoAberto({
  id,
  historico,
  aoFechar,
}: {
  id: number;
  historico: ReactNode;
  aoFechar: () => void;
}) {
  return (
    <Lido consulta={useQuery(contratoOptions(id))} oQue="o contrato">
      {(data) => (
        <div className={classes.pilha}>
          <DadosDoContrato
            numero={data.numero_contrato}
            cliente={data.cliente_nome}
            empresa={data.empresa_nome ? { nome: data.empresa_nome, cnpj: data.cnpj } : null}
            servicos={data.servicos}
            valor={data.valor_mensal_centavos}
            inicio={data.data_inicio}
            fim={data.data_fim}
            responsavel={data.responsavel_nome}
            time={data.time_nome}
            status={NOME_DO_STATUS[data.status_contrato]}
          />
          <AcoesDoContrato contrato={data} aoExcluir={aoFechar} />
          {data.aditivos_total > 0 && <AditivosDoContrato id={data.id} />}
          {historico}
        </div>
      )}
    </Lido>
  );
}

/** The drawer of a contract, opened by the address: `?contrato=12`. */
export function GavetaDoContrato({
  id,
  historico,
  aoFechar,
}: {
  id: number | null;
  /** Draws what was done to a contract; another feature's, which the page brings. */
  historico: (id: number) => ReactNode;
  aoFechar: () => void;
}) {
  const compacto = useCelular();
  const mostrado = useUltimoAberto(id, id !== null);
  return (
    <Gaveta aberta={id !== null} titulo="Contrato" inteira={compacto} aoFechar={aoFechar}>
      {mostrado !== null && (
        <ContratoAberto
          key={mostrado}
          id={mostrado}
          historico={historico(mostrado)}
          aoFechar={aoFechar}
        />
      )}
    </Gaveta>
  );
}
