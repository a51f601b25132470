import { IconTools } from '@tabler/icons-react';
import { Suspense } from 'react';
import { CampoDeBusca } from '../../components/campos/campo-de-busca.tsx';
import { escreverEndereco } from '../../components/endereco/codec.ts';
import { useEstadoNoEndereco } from '../../components/endereco/use-estado-no-endereco.ts';
import { BotaoDeMenu, GradeDeBotoes } from '../../components/ui/botao-de-menu.tsx';
import { EstadoVazio } from '../../components/ui/estado-vazio.tsx';
import { LimiteDeErro } from '../../components/ui/limite-de-erro.tsx';
import { EstrelaDaPagina } from '../../features/favoritos/components/estrela-da-pagina.tsx';
import { useSessao } from '../../lib/sessao.ts';
import { sobDemanda } from '../../lib/sob-demanda.tsx';
import { podeAbrir } from '../acesso.ts';
import classes from './comum/pagina-de-botoes.module.css';
import { TituloDaPagina } from './comum/titulo-da-pagina.tsx';
import {
  FECHADA,
  type Ferramenta,
  PARAMETROS,
  procurarFerramentas,
} from './ferramentas/catalogo.ts';

/** Code of its own: fetched once a utility is opened. */
const GavetaDoUtilitario = sobDemanda(() => import('./ferramentas/gaveta-do-utilitario.tsx'));

/** `/ferramentas`: tools and small utilities, each one button away (page book #6). */
export default function Ferramentas() {
  const { estado, mudar, fechar } = useEstadoNoEndereco(PARAMETROS, FECHADA);
  const sessao = useSessao();
  const ferramentas = procurarFerramentas(estado.termo, (rota) => podeAbrir(rota, sessao));
  const enderecoDe = ({ rota, utilitario }: Ferramenta) =>
    rota?.path ?? {
      search: `?${escreverEndereco(PARAMETROS, { ...estado, utilitario: utilitario ?? null })}`,
    };

  return (
    <div className={classes.pagina}>
      <TituloDaPagina titulo="Ferramentas" />
      <div className={classes.busca}>
        <CampoDeBusca
          rotulo="Buscar ferramenta"
          placeholder="Buscar ferramenta"
          value={estado.termo}
          aoBuscar={(termo) => mudar({ termo }, true)}
        />
      </div>
      {ferramentas.length === 0 && (
        <EstadoVazio icone={IconTools}>
          Nenhuma ferramenta encontrada para "{estado.termo.trim()}".
        </EstadoVazio>
      )}
      <GradeDeBotoes>
        {ferramentas.map((ferramenta) => (
          <BotaoDeMenu
            key={ferramenta.titulo}
            para={enderecoDe(ferramenta)}
            {...(!ferramenta.rota && { state: { passos: 1 } })}
            icone={ferramenta.Icone}
            titulo={ferramenta.titulo}
            descricao={ferramenta.descricao}
            canto={
              ferramenta.rota && (
                <EstrelaDaPagina id={ferramenta.rota.path} nome={ferramenta.titulo} />
              )
            }
          />
        ))}
      </GradeDeBotoes>
      <LimiteDeErro>
        <Suspense>
          <GavetaDoUtilitario utilitario={estado.utilitario} aoFechar={fechar} />
        </Suspense>
      </LimiteDeErro>
    </div>
  );
}
