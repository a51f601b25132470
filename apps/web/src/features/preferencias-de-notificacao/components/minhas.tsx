import { IconBellOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { CampoDeBusca } from '../../../components/campos/campo-de-busca.tsx';
import { texto } from '../../../components/endereco/codec.ts';
import { useEstadoNoEndereco } from '../../../components/endereco/use-estado-no-endereco.ts';
import { Secao } from '../../../components/painel/secao.tsx';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { Lido } from '../../../components/ui/lido.tsx';
import { useSessao } from '../../../lib/sessao.ts';
import { useCelular } from '../../../lib/use-celular.ts';
import { procurarEventos } from '../matriz.rules.ts';
import { matrizOptions } from '../preferencias.queries.ts';
import { useEscolher } from '../use-escolher.ts';
import { CartoesDaMatriz } from './cartoes-da-matriz.tsx';
import { Matriz } from './matriz.tsx';
import classes from './preferencias.module.css';
import { Silenciados } from './silenciados.tsx';

const PARAMETROS = { termo: texto() };
const FECHADA = {};

function MinhaMatriz({ usuarioId }: { usuarioId: number }) {
  const consulta = useQuery(matrizOptions(usuarioId));
  const { estado, mudar } = useEstadoNoEndereco(PARAMETROS, FECHADA);
  const atos = useEscolher(usuarioId);
  const Desenho = useCelular() ? CartoesDaMatriz : Matriz;
  return (
    <Secao
      titulo="Minhas notificações"
      descricao="Por onde você é avisado de cada evento. O que você muda é salvo na hora."
    >
      <div className={classes.busca}>
        <CampoDeBusca
          rotulo="Buscar evento"
          placeholder="Buscar evento"
          value={estado.termo}
          aoBuscar={(termo) => mudar({ termo }, true)}
        />
      </div>
      <Lido consulta={consulta} oQue="suas notificações" linhas={8}>
        {(eventos) => {
          const achados = procurarEventos(eventos, estado.termo);
          if (achados.length > 0) return <Desenho eventos={achados} atos={atos} />;
          return (
            <EstadoVazio icone={IconBellOff}>
              Nenhum evento encontrado para "{estado.termo.trim()}".
            </EstadoVazio>
          );
        }}
      </Lido>
    </Secao>
  );
}

/** The part 'Minhas': by which ways the person is told of each type of event, and of what not at all. */
export default function Minhas() {
  const usuarioId = useSessao(({ usuario }) => usuario?.id);
  if (usuarioId === undefined) return null;
  return (
    <>
      <MinhaMatriz usuarioId={usuarioId} />
      <Silenciados />
    </>
  );
}
