import { Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import type { Time } from '@dominio/contrato/times';
import { Suspense, useState } from 'react';
import { AcoesDaGaveta } from '../../../components/formulario/acoes-da-gaveta.tsx';
import { sairSePuder } from '../../../components/formulario/saida.ts';
import { Situacao } from '../../../components/ui/situacao.tsx';
import { sobDemanda } from '../../../lib/sob-demanda.tsx';
import { useEndereco } from '../../../registros/endereco.ts';
import { GavetaDoRegistro } from '../../../registros/gaveta-do-registro.tsx';
import { ParteDoHistorico } from '../../../registros/historico/historico-do-registro.tsx';
import { usePermissoesDoRecurso } from '../../../registros/permissoes-do-recurso.ts';
import { useExclusao } from '../../../registros/use-exclusao.tsx';
import { times } from '../times.queries.ts';
import { ABAS_DO_TIME, type AbaDoTime, EXCLUSAO, endereco } from '../times.registro.ts';
import { FormularioDoTime } from './formulario-do-time.tsx';
import { IndicadoresDeTime } from './indicadores-do-time.tsx';
import { Clientes, Membros } from './quem-e-do-time.tsx';
import classes from './times.module.css';

const TransferenciaDeCarteira = sobDemanda(() => import('./transferencia-de-carteira.tsx'));

const ROTULO_DA_ABA: Readonly<Record<AbaDoTime, string>> = {
  membros: 'Membros',
  clientes: 'Clientes',
  indicadores: 'Indicadores',
  dados: 'Dados',
  historico: 'Histórico',
};

/** The drawer of a team, opened by the address: `?time=3&aba=clientes` or `?novo=1`. */
export default function GavetaDoTime() {
  const { mudar, fechar } = useEndereco(endereco);
  const { podeCriar, podeEditar, podeExcluir } = usePermissoesDoRecurso(times);
  const { acoesDeExcluir, dialogo } = useExclusao(times, endereco, EXCLUSAO);
  const [transferindo, setTransferindo] = useState<Time>();
  const acoesDe = (time: Time) => [
    // Also of a team whose clients have all ended, which its count leaves out.
    ...(podeEditar
      ? [
          {
            rotulo: 'Transferir carteira',
            aoEscolher: () => sairSePuder(() => setTransferindo(time)),
          },
        ]
      : []),
    ...(podeExcluir ? acoesDeExcluir(time) : []),
  ];
  return (
    <>
      <GavetaDoRegistro
        recurso={times}
        endereco={endereco}
        nome={({ nome }) => nome}
        situacao={({ ativo }) => (
          <Situacao tom={ativo ? 'sucesso' : 'neutro'}>{ativo ? 'Ativo' : 'Inativo'}</Situacao>
        )}
        novo={
          podeCriar && (
            <FormularioDoTime
              time={null}
              // A new team stays open, to be given its members.
              aoTerminar={({ time: { id } }) =>
                mudar({ novo: false, aberto: id, parte: 'membros' }, true)
              }
            />
          )
        }
      >
        {({ registro: time, lido, leituras, recarregar, estado: { parte } }) => (
          <AcoesDaGaveta acoes={acoesDe(time)}>
            <Tabs
              value={parte}
              keepMounted={false}
              className={classes.abas}
              onChange={(aba) => {
                const escolhida = ABAS_DO_TIME.find((outra) => outra === aba);
                if (escolhida) mudar({ parte: escolhida }, true);
              }}
            >
              <Tabs.List>
                {ABAS_DO_TIME.filter((aba) => aba !== 'dados' || podeEditar).map((aba) => (
                  <Tabs.Tab key={aba} value={aba}>
                    {ROTULO_DA_ABA[aba]}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
              <Tabs.Panel value="membros" className={classes.painel}>
                <Membros time={time} editavel={podeEditar} />
              </Tabs.Panel>
              <Tabs.Panel value="clientes" className={classes.painel}>
                <Clientes time={time} editavel={podeEditar} />
              </Tabs.Panel>
              <Tabs.Panel value="indicadores" className={classes.painel}>
                <IndicadoresDeTime time={time} />
              </Tabs.Panel>
              {podeEditar && (
                <Tabs.Panel value="dados" className={classes.painel}>
                  <FormularioDoTime
                    key={leituras}
                    time={lido}
                    aoTerminar={fechar}
                    aoRecarregar={recarregar}
                  />
                </Tabs.Panel>
              )}
              <Tabs.Panel value="historico" className={classes.painel}>
                <ParteDoHistorico tipo="time" id={time.id} />
              </Tabs.Panel>
            </Tabs>
          </AcoesDaGaveta>
        )}
      </GavetaDoRegistro>
      {dialogo}
      <Suspense>
        {transferindo && (
          <TransferenciaDeCarteira
            time={transferindo}
            aoFechar={() => setTransferindo(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
