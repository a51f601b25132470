import type {
  PendenciaDoCliente,
  RespostaDoCliente,
} from '@dominio/contrato/area-cliente-pendencias';
import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { Lido } from '../../../components/ui/lido.tsx';
import { Situacao } from '../../../components/ui/situacao.tsx';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { formatarData } from '../../../lib/formato.ts';
import { pendenciasOptions, useRetirarResposta } from '../pendencias.queries.ts';
import { DialogoDaResposta } from './dialogo-da-resposta.tsx';
import lista from './lista-de-reunioes.module.css';
import classes from './pendencias.module.css';

type Tipo = RespostaDoCliente['resposta'];

const ESTADO_DA_RESPOSTA: Readonly<Record<Tipo, string>> = {
  enviado: 'Em conferência',
  nao_tem: 'Em conversa',
};

/** What was answered, by whom and when. */
function respondido({ tipo, texto, em, por }: NonNullable<PendenciaDoCliente['resposta']>) {
  const feito = tipo === 'enviado' ? 'enviado' : 'não tem';
  return [`${feito} em ${formatarData(em)}`, por && `por ${por}`, texto]
    .filter(Boolean)
    .join(' · ');
}

interface PropsDaPendencia {
  pendencia: PendenciaDoCliente;
  aoResponder: (tipo: Tipo) => void;
}

function Pendencia({ pendencia, aoResponder }: PropsDaPendencia) {
  const { id, titulo, orientacao, pedido_em, resposta } = pendencia;
  const soLeitura = useSoLeitura() !== null;
  const retirar = useRetirarResposta();
  const retirarJa = () =>
    retirar
      .mutateAsync(id)
      .catch((erro: unknown) =>
        avisar.erro({ titulo: 'Erro ao retirar a resposta', mensagem: mensagemDoErro(erro) }),
      );
  return (
    <li className={classes.pendencia} aria-label={titulo}>
      <div className={classes.texto}>
        <strong>{titulo}</strong>
        {orientacao && <p>{orientacao}</p>}
        <p className={classes.detalhe}>
          {resposta ? respondido(resposta) : `Pedido em ${formatarData(pedido_em)}`}
        </p>
      </div>
      <div className={classes.acoes}>
        {resposta ? (
          <>
            <Situacao tom="aviso">{ESTADO_DA_RESPOSTA[resposta.tipo]}</Situacao>
            {!soLeitura && (
              <Button
                variant="default"
                loading={retirar.isPending}
                aria-label={`Retirar resposta: ${titulo}`}
                onClick={() => void retirarJa()}
              >
                Retirar resposta
              </Button>
            )}
          </>
        ) : (
          !soLeitura && (
            <>
              <Button aria-label={`Já enviei: ${titulo}`} onClick={() => aoResponder('enviado')}>
                Já enviei
              </Button>
              <Button
                variant="default"
                aria-label={`Não tenho: ${titulo}`}
                onClick={() => aoResponder('nao_tem')}
              >
                Não tenho
              </Button>
            </>
          )
        )}
      </div>
    </li>
  );
}

/** What the firm asked the company for, and what the company answered (page book §5). */
export function Pendencias() {
  const consulta = useQuery(pendenciasOptions);
  const [aberta, setAberta] = useState<{ pendencia: PendenciaDoCliente; tipo: Tipo }>();
  return (
    <section className={lista.secao} aria-label="O que precisamos de você">
      <h2 className={lista.titulo}>O que precisamos de você</h2>
      <Lido consulta={consulta} oQue="as pendências" linhas={2}>
        {({ pendencias }) =>
          pendencias.length === 0 ? (
            <EstadoVazio icone={IconCircleCheck}>
              Tudo em dia! Não precisamos de nada agora.
            </EstadoVazio>
          ) : (
            <ul className={classes.pendencias}>
              {pendencias.map((pendencia) => (
                <Pendencia
                  key={pendencia.id}
                  pendencia={pendencia}
                  aoResponder={(tipo) => setAberta({ pendencia, tipo })}
                />
              ))}
            </ul>
          )
        }
      </Lido>
      {aberta && <DialogoDaResposta {...aberta} aoFechar={() => setAberta(undefined)} />}
    </section>
  );
}
