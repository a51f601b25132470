import type { Regra } from '@dominio/contrato/notificacoes-configuracao';
import { Button } from '@mantine/core';
import { IconBellOff, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CampoDeBusca } from '../../../components/campos/campo-de-busca.tsx';
import { texto } from '../../../components/endereco/codec.ts';
import { useEstadoNoEndereco } from '../../../components/endereco/use-estado-no-endereco.ts';
import { Secao } from '../../../components/painel/secao.tsx';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { Lido } from '../../../components/ui/lido.tsx';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { useCelular } from '../../../lib/use-celular.ts';
import { procurarEventos } from '../matriz.rules.ts';
import { regrasOptions, useAcoesDasRegras } from '../regras.queries.ts';
import { DialogoDaRegra } from './dialogo-da-regra.tsx';
import classes from './preferencias.module.css';
import { CartoesDeRegras, TabelaDeRegras } from './tabela-de-regras.tsx';

const PARAMETROS = { termo: texto() };
const FECHADA = {};

/** The part 'Regras': by which ways everybody is told of each type of event, unless they choose. */
export default function Regras() {
  const consulta = useQuery(regrasOptions());
  const acoes = useAcoesDasRegras();
  const [editada, setEditada] = useState<Regra | 'nova' | null>(null);
  const { estado, mudar } = useEstadoNoEndereco(PARAMETROS, FECHADA);
  const pode = usePode('configuracoes:editar');
  const edita = useSoLeitura() === null && pode;
  const Desenho = useCelular() ? CartoesDeRegras : TabelaDeRegras;
  return (
    <Secao
      titulo="Regras do escritório"
      descricao="Por onde é avisado quem não escolheu. Cada pessoa muda as suas em 'Minhas', salvo o que está travado."
      acao={
        edita && (
          <Button
            leftSection={<IconPlus size={18} stroke={1.7} aria-hidden />}
            variant="default"
            disabled={!consulta.data}
            onClick={() => setEditada('nova')}
          >
            Nova regra
          </Button>
        )
      }
    >
      <div className={classes.busca}>
        <CampoDeBusca
          rotulo="Buscar regra"
          placeholder="Buscar regra"
          value={estado.termo}
          aoBuscar={(termo) => mudar({ termo }, true)}
        />
      </div>
      <Lido consulta={consulta} oQue="as regras" linhas={8}>
        {({ rules, grupos }) => {
          const achadas = procurarEventos(rules, estado.termo);
          return (
            <>
              {achadas.length > 0 ? (
                <Desenho
                  regras={achadas}
                  grupos={new Map(grupos.map(({ id, nome }) => [id, nome]))}
                  acoes={acoes}
                  aoEditar={setEditada}
                />
              ) : (
                <EstadoVazio icone={IconBellOff}>
                  Nenhuma regra encontrada para "{estado.termo.trim()}".
                </EstadoVazio>
              )}
              {editada && (
                <DialogoDaRegra
                  regra={editada === 'nova' ? null : editada}
                  grupos={grupos}
                  acoes={acoes}
                  aoFechar={() => setEditada(null)}
                />
              )}
            </>
          );
        }}
      </Lido>
    </Secao>
  );
}
