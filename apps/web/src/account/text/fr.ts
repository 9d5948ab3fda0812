import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** La page de son compte, en français. */
export const fr: Catalog<keyof typeof en> = {
  'account.title': 'Compte',
  'account.guest':
    'Vous jouez ici en invité : vos parties tiennent à ce navigateur. Avec un compte, vous les retrouvez, avec ce que vous avez créé, sur tous vos appareils. Un nom et un mot de passe suffisent ; aucun courrier n’est envoyé.',
  'account.signIn': 'Se connecter',
  'account.create': 'Nouveau compte',
  'account.createDeed': 'Créer le compte',
  'account.name': 'Nom',
  'account.password': 'Mot de passe',
  'account.newPassword': 'Nouveau mot de passe',
  'account.length': 'Au moins {count} caractères ; plusieurs mots se retiennent bien.',
  'account.adopt':
    '{count, plural, one {Emporter ma place de ce navigateur} other {Emporter mes # places de ce navigateur}}',
  'account.lost': 'Mot de passe perdu ?',
  'account.recover': 'Un nouveau mot de passe par un code',
  'account.recoverText':
    'Prenez un des codes montrés à la création du compte, ou un code que l’hôte de ce serveur vous a donné. Tous les appareils sont déconnectés.',
  'account.code': 'Code',
  'account.recoverDeed': 'Fixer le nouveau mot de passe',
  'account.back': 'Retour',
  'account.codes': 'Gardez ces codes',
  'account.codesText':
    'Si vous perdez votre mot de passe, chacun d’eux ouvre le compte une fois. Ils ne sont montrés que maintenant : notez-les ou enregistrez-les.',
  'account.codesKept': 'Je les ai gardés',
  'account.copy': 'Copier',
  'account.copied': 'Copié.',
  'account.notCopied': 'La copie n’a pas pu se faire.',
  'account.since': 'Compte depuis le {date}',
  'account.devices': 'Appareils',
  'account.device': 'Appareil inconnu',
  'account.this': 'celui-ci',
  'account.seen': 'utilisé {when}',
  'account.signOut': 'Se déconnecter',
  'account.signOutOf': 'Déconnecter {device}',
  'account.signOutAll': 'Se déconnecter partout',
  'account.change': 'Changer le mot de passe',
  'account.old': 'Mot de passe actuel',
  'account.changed': 'Le mot de passe est changé ; tous les autres appareils sont déconnectés.',
  'account.recovery': 'Codes de secours',
  'account.left':
    '{count, plural, =0 {Il ne reste aucun code.} one {Il reste un code.} other {Il reste # codes.}}',
  'account.renew': 'Nouveaux codes',
  'account.renewNote': 'De nouveaux codes les annulent.',
  'account.data': 'Mes données',
  'account.export': 'Enregistrer tout ce qui est gardé de moi',
  'account.delete': 'Supprimer le compte',
  'account.deleteText':
    'Le nom redevient libre et vos places sont quittées. Le récit des parties reste à ceux qui y ont joué. C’est sans retour.',
  'account.keep': 'Le garder',
  'account.noServer':
    'Un compte a besoin d’un serveur pour jouer ensemble. Cette page ne vient pas d’un tel serveur, ou il ne répond pas.',
  'account.again': 'Réessayer',
  'account.fault.notKnown': 'Le nom et le mot de passe ou le code ne vont pas ensemble.',
  'account.fault.nameTaken': 'Quelqu’un porte déjà ce nom. Veuillez en prendre un autre.',
  'account.fault.signedOut': 'Vous avez été déconnecté entre-temps.',
  'account.fault.tooOften':
    'Trop d’essais. Veuillez attendre {minutes, plural, one {une minute} other {# minutes}}.',
  'account.profile': 'Mon profil',
  'account.best': 'Les mieux classés',
  'account.friends': 'Amis',
  'account.clubs': 'Clubs',
  'account.host': 'Hôte',
  'account.toTable': 'Revenir à la table',
  'account.notices': 'De l’hôte de ce serveur',
  'account.notice.warned': 'Un avertissement',
  'account.notice.suspended': 'Suspendu jusqu’au {until}',
  'account.notice.closed': 'Ce compte est fermé',
  'account.notice.lifted': 'Vous pouvez jouer de nouveau',
  'account.notice.inForce':
    'D’ici là, vous n’ouvrez aucune table, ne vous asseyez nulle part et ne dites rien. Ce que vous avez commencé, vous pouvez le finir.',
  'account.notice.read': 'Je l’ai lu',
  'account.blocked': 'Bloqués',
  'account.blockedNone':
    'Vous ne vous tenez loin de personne. À une table et sur les profils, vous pouvez bloquer quelqu’un.',
  'account.blockedText': 'Vous n’êtes à aucune table avec ces personnes.',
  'account.letGo': 'Débloquer',
  'account.letGoOf': 'Débloquer {name}',
  'account.fault.suspended': 'L’hôte a suspendu ce compte jusqu’au {until} : {reason}',
  'account.fault.closed': 'L’hôte a fermé ce compte : {reason}',
}
