import type { Empresa } from '@dominio/contrato/empresas';
import type { ConsultaEmLote as Consulta } from '@dominio/contrato/empresas-receita-lote';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { RodapeFixo } from '../../../components/formulario/rodape-fixo.tsx';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import frases from '../../../components/ui/frases.module.css';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { contar, formatarDataHora } from '../../../lib/formato.ts';
import {
  useConsultaAlheia,
  useConsultaAtual,
  useIniciarConsulta,
  usePararConsulta,
} from '../receita-lote.queries.ts';
import classes from './receita.module.css';
import { RevisaoDaReceita } from './revisao-da-receita.tsx';

/** How far it has come: '12 de 40 consultadas'. */
function Andamento({ consulta }: { consulta: Consulta }) {
  const { situacao, motivo, total, consultadas, iniciada_em } = consulta;
  return (
    <div className={classes.andamento}>
      <p role="status">
        <strong>
          {consultadas.toLocaleString('pt-BR')} de{' '}
          {contar(total, 'empresa consultada', 'empresas consultadas')}
        </strong>
        {situacao === 'parada' && ` · ${motivo ?? 'Consulta parada.'}`}
      </p>
      <progress
        className={classes.barra}
        aria-label="Empresas consultadas"
        max={Math.max(total, 1)}
        value={consultadas}
      />
      <p className={frases.dica}>
        {situacao === 'andamento'
          ? 'A consulta segue no ritmo do serviço. Você pode fechar e voltar depois.'
          : `Começou em ${formatarDataHora(iniciada_em)}. Nada muda até você escolher.`}
      </p>
    </div>
  );
}

/** Whoever may stop the consultation that holds the firm's turn is told whose it is, and stops it here. */
function ConsultaAlheia({ aoParar }: { aoParar: () => void }) {
  const alheia = useConsultaAlheia(true);
  const parar = usePararConsulta();
  if (!alheia) return null;
  return (
    <p>
      <Button
        variant="default"
        loading={parar.isPending}
        onClick={() => parar.mutate(alheia.id, { onSuccess: aoParar })}
      >
        Parar a consulta de {alheia.quem}
      </Button>
    </p>
  );
}

interface PropsDoPedido {
  empresas: readonly Empresa[];
  aoComecar: () => void;
  aoFechar: () => void;
}

function Pedido({ empresas, aoComecar, aoFechar }: PropsDoPedido) {
  const iniciar = useIniciarConsulta();
  const comecar = async () => {
    try {
      await iniciar.mutateAsync(empresas.map(({ id }) => id));
      aoComecar();
    } catch {
      // Said below.
    }
  };
  return (
    <>
      <p>
        {contar(empresas.length, 'empresa será consultada', 'empresas serão consultadas')} na
        Receita, uma de cada vez. O cadastro não muda: no fim, você escolhe o que usar.
      </p>
      {iniciar.error && (
        <>
          <p role="alert" className={frases.erro}>
            {mensagemDoErro(iniciar.error)}
          </p>
          <ConsultaAlheia aoParar={iniciar.reset} />
        </>
      )}
      <RodapeFixo>
        <Button variant="default" onClick={aoFechar}>
          Voltar
        </Button>
        <Button loading={iniciar.isPending} onClick={() => void comecar()}>
          Consultar
        </Button>
      </RodapeFixo>
    </>
  );
}

function Resultado({ consulta, aoFechar }: { consulta: Consulta; aoFechar: () => void }) {
  const parar = usePararConsulta();
  const { id, situacao, consultadas } = consulta;
  const andando = situacao === 'andamento';
  return (
    <>
      <Andamento consulta={consulta} />
      {parar.error && (
        <p role="alert" className={frases.erro}>
          {mensagemDoErro(parar.error)}
        </p>
      )}
      {andando ? (
        <RodapeFixo>
          <Button variant="default" loading={parar.isPending} onClick={() => parar.mutate(id)}>
            Parar
          </Button>
          <Button onClick={aoFechar}>Fechar</Button>
        </RodapeFixo>
      ) : (
        consultadas > 0 && <RevisaoDaReceita key={id} consulta={consulta} />
      )}
    </>
  );
}

interface Props {
  /** Those that are to be looked up; none to see the consultation that was begun last. */
  empresas?: readonly Empresa[];
  aoFechar: () => void;
  /** Called when it closes after one has begun. */
  aoMudar?: () => void;
}

/**
 * Has many companies looked up one after another, shows how far that has come and, at its end, what
 * differs, to be taken or not (page book #57).
 */
export default function ConsultaEmLote({ empresas, aoFechar, aoMudar }: Props) {
  const [comecou, setComecou] = useState(empresas === undefined);
  const consulta = useConsultaAtual(comecou);
  // The bar of the chosen companies, which holds this dialog, goes with their choice.
  const fechar = () => {
    aoFechar();
    if (comecou) aoMudar?.();
  };
  return (
    <Dialogo titulo="Consultar na Receita" tamanho="xl" aoFechar={fechar}>
      <div className={classes.pilha}>
        {!comecou && empresas && (
          <Pedido empresas={empresas} aoFechar={aoFechar} aoComecar={() => setComecou(true)} />
        )}
        {comecou && consulta && <Resultado consulta={consulta} aoFechar={fechar} />}
      </div>
    </Dialogo>
  );
}
