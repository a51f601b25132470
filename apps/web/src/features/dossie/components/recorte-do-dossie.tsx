import { SECOES, SECOES_DO_DOSSIE, type SecaoDoDossie } from '@dominio/contrato/dossie';
import { temPermissao } from '@dominio/contrato/permissoes';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import { PilulaDeFiltro } from '../../../components/ui/pilula-de-filtro.tsx';
import { usePermissoes } from '../../../lib/permissoes.tsx';
import { useHoje } from '../../../lib/use-hoje.ts';
import type { RecorteNoEndereco } from '../dossie.endereco.ts';
import classes from './dossie.module.css';

interface Props {
  recorte: RecorteNoEndereco;
  aoMudar: (parcial: Partial<{ secoes: SecaoDoDossie[]; de: string; ate: string }>) => void;
}

const tituloDa = (secao: SecaoDoDossie) => SECOES_DO_DOSSIE[secao].titulo;

/** Which sections a dossier has, of those that the person may see, and of what period it tells. */
export function RecorteDoDossie({ recorte: { secoes, de, ate }, aoMudar }: Props) {
  const hoje = useHoje();
  const { permissions } = usePermissoes();
  const vejo = SECOES.filter((secao) =>
    temPermissao(permissions, SECOES_DO_DOSSIE[secao].permissao),
  );
  const invertido = de && ate && de > ate ? 'O fim do período não pode ser antes do início.' : '';
  return (
    <div className={`so-na-tela ${classes.recorte}`}>
      <PilulaDeFiltro
        nome="Seções"
        frase={secoes.map(tituloDa).join(', ') || 'todas'}
        ativo={secoes.length > 0}
        varios
        opcoes={vejo.map((secao) => ({ valor: secao, rotulo: tituloDa(secao) }))}
        escolhidos={secoes}
        aoEscolher={(valor) =>
          aoMudar({ secoes: vejo.filter((uma) => secoes.includes(uma) !== (uma === valor)) })
        }
        aoTirar={() => aoMudar({ secoes: [] })}
      />
      <CampoData label="De" value={de} hoje={hoje} onChange={(dia) => aoMudar({ de: dia })} />
      <CampoData
        label="Até"
        value={ate}
        hoje={hoje}
        error={invertido || undefined}
        onChange={(dia) => aoMudar({ ate: dia })}
      />
    </div>
  );
}
